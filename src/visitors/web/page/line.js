// The line to the server. When it breaks it calls again by itself.

const FIRST_WAIT = 200;
const LONGEST_WAIT = 2000;

// How often the server is asked whether it is there, and after how long a silence it counts as
// gone.
const ASK = 4_000;
const SILENCE = 10_000;

// After so many milliseconds without an answer, the line counts as slow.
export const LATE_ANSWER = 600;

/**
 * Calls the server, again and again. `opened` is told when the line stands, `came` each frame, `broke` when it does not
 * stand any more. `took` is the number of the last frame that was taken.
 */
export class Line {
  constructor({ opened, came, broke }) {
    this.told = { opened, came, broke };
    this.wait = FIRST_WAIT;
    this.ended = false;
    this.took = 0;
    // How long the last answer took.
    this.trip = 0;
    // Since when an input has had no answer.
    this.unanswered = 0;
    this.looks = setInterval(() => this.look(), ASK);
    this.call();
  }

  /** Sends a frame, and says whether the line stands. */
  send(frame) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    if (!['there', 'voice'].includes(frame.type)) this.unanswered ||= Date.now();
    return true;
  }

  /** Whether the server, which is asked something, does not answer. */
  get isLate() {
    return !this.socket || (this.unanswered && Date.now() - this.unanswered >= LATE_ANSWER * 0.9);
  }

  /** The server has said its last word: it is not called again. */
  end() {
    this.ended = true;
    clearInterval(this.looks);
    this.socket?.close();
  }

  call() {
    if (this.ended) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/page/line`);
    this.socket = socket;
    this.heard = Date.now();
    this.stood = false;
    socket.onopen = () => {
      this.stood = true;
      this.asked = Date.now();
      this.wait = FIRST_WAIT;
      this.told.opened();
    };
    socket.onmessage = ({ data }) => {
      this.heard = Date.now();
      this.unanswered = 0;
      const frame = JSON.parse(data);
      if (this.asked && ['here', 'visit'].includes(frame.type)) [this.trip, this.asked] = [this.heard - this.asked, 0];
      // A browser slows the clock of a page that nobody sees, but not this answer.
      if (frame.type === 'asks') {
        this.send({ type: 'there', took: this.took });
        return;
      }
      // After a break some come again.
      if (frame.n <= this.took) return;
      this.took = frame.n ?? this.took;
      this.told.came(frame);
    };
    socket.onclose = () => this.lose(socket);
  }

  /** Nothing comes from there any more: another line is tried. */
  lose(socket) {
    if (this.socket !== socket || this.ended) return;
    this.socket = null;
    // Without a network, a browser takes its time to close it.
    socket.onmessage = null;
    socket.close();
    this.told.broke(this.stood);
    this.next = setTimeout(() => this.call(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  look() {
    const now = Date.now();
    // After a sleep the line may be as good as before: it has a little time to answer.
    if (now - this.looked > 2 * ASK) this.heard = Math.max(this.heard, now - SILENCE + ASK);
    this.looked = now;
    if (this.socket && now - this.heard > SILENCE && !document.hidden) return this.lose(this.socket);
    if (this.send({ type: 'there', took: this.took })) this.asked = now;
  }

  /** The device has slept, or has a network again. */
  wake() {
    this.wait = FIRST_WAIT;
    if (this.ended) return;
    if (!this.socket) {
      clearTimeout(this.next);
      return this.call();
    }
    this.looked = 0;
    this.look();
  }
}
