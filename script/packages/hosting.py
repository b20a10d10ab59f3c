#!/usr/bin/python3 -B
"""Follows docs/hosting.md from a bare Debian to a parlour behind TLS:

    hosting.py SYSTEM PROGRAM

SYSTEM is the folder of a bare Debian with systemd, which is changed; PROGRAM is the program to host. The system is booted in namespaces
of its own, with its own systemd and a network that leads nowhere, so the page's commands run as they stand: each is looked up in the
page before it runs. Then friends play there by the program, a backup is made and gone back to, the program is replaced, and certificates
are renewed while somebody plays. No real authority can be reached, so one is made with openssl; Caddy asks it for certificates in the
way in which it asks a real one (ACME). Needs root.
"""

import os
import re
import shutil
import subprocess
import sys
import threading
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")

# How long anything may take, in seconds.
PATIENCE = 120

# Where the authority answers, and how often Caddy looks for certificates to renew, in seconds.
AUTHORITY = "authority.example"
AUTHORITY_PORT = 9443
RENEWS_EVERY = 20

AUTHORITY_CONFIG = f"""{{
    admin off
    storage file_system /var/lib/authority
    skip_install_trust
    http_port 9080
    https_port {AUTHORITY_PORT}
    auto_https disable_redirects
    pki {{
        ca local {{
            root {{
                cert /etc/authority/root.pem
                key /etc/authority/root.key
            }}
        }}
    }}
}}
https://{AUTHORITY}:{AUTHORITY_PORT} {{
    tls internal
    acme_server
}}
"""

# What a real authority does not need: where the one of this test is, and by which certificate it is known.
CADDY_OPTIONS = f"""{{
    acme_ca https://{AUTHORITY}:{AUTHORITY_PORT}/acme/local/directory
    acme_ca_root /etc/authority/root.pem
    renew_interval {RENEWS_EVERY}s
}}
"""


def fail(why):
    raise SystemExit(f"docs/hosting.md: {why}")


class Page:
    """The page, of which only what stands there may be done."""

    def __init__(self):
        with open(os.path.join(ROOT, "docs", "hosting.md"), encoding="utf-8") as page:
            self.text = page.read()

    def says(self, words):
        """Returns these words if the page has them."""
        if " ".join(words.split()) not in " ".join(self.text.split()):
            fail(f"it does not say: {words}")
        return words

    def blocks(self, heading):
        """Returns the blocks of commands or files below a heading."""
        text = self.text.split(f"\n{heading}\n")[1]
        text = re.split(r"^#{2,3} ", text, flags=re.MULTILINE)[0]
        blocks = text.split("```")[1::2]
        return [re.sub(r"^ {3}", "", block, flags=re.MULTILINE).strip("\n") + "\n" for block in blocks]


class Machine:
    """The booted system."""

    def __init__(self, folder):
        self.folder = folder
        self.leader = None
        self.running = None

    def write(self, path, text, mode=0o644):
        with open(self.folder + path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(self.folder + path, mode)

    def before_boot(self, command):
        """Runs a command in the system before it is booted, with the network of this machine."""
        words = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--pipe", "--directory", self.folder, "sh", "-euc", command]
        done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            fail(f"{command}: {done.stdout[-2000:]}")

    def boot(self):
        words = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--private-network", "--boot", "--directory", self.folder]
        self.running = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            children = f"/proc/{self.running.pid}/task/{self.running.pid}/children"
            with open(children, encoding="utf-8") as file:
                pids = file.read().split()
            if pids:
                self.leader = pids[0]
                state = self.ask("systemctl is-system-running --wait")
                if state.stdout.strip() == "running":
                    return
            if self.running.poll() is not None:
                fail("the system does not boot")
            time.sleep(0.5)
        fail("the system is not running")

    def inside(self, words):
        return ["nsenter", "--target", self.leader, "--all", "--root", "--wd", "--", "env", "--ignore-environment",
                "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", "LANG=C.UTF-8", *words]

    def ask(self, command):
        return subprocess.run(self.inside(["sh", "-c", command]), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True)

    def run(self, command):
        done = self.ask(command)
        if done.returncode != 0:
            journal = self.ask("journalctl --no-pager --lines 15").stdout
            fail(f"{command}: {done.stdout}{done.stderr}\n{journal}")
        return done.stdout

    def until(self, command, expected):
        """Waits until the command answers this."""
        until = time.monotonic() + PATIENCE
        while True:
            told = self.ask(command).stdout
            if expected in told:
                return told
            if time.monotonic() > until:
                fail(f"{command}: {expected!r} was not told, but {told!r}")
            time.sleep(0.5)

    def serial(self, port):
        """Returns the number of the certificate that is shown to newcomers."""
        told = self.ask(f"echo | openssl s_client -connect domino.example:{port} -servername domino.example 2>/dev/null"
                        " | openssl x509 -noout -serial").stdout
        return told.strip()

    def until_renewed(self, port, before):
        until = time.monotonic() + PATIENCE
        while True:
            serial = self.serial(port)
            if serial and serial != before:
                return serial
            if time.monotonic() > until:
                fail(f"the certificate at port {port} was not renewed")
            time.sleep(1)

    def halt(self):
        if self.leader:
            self.ask("systemctl poweroff")
        if self.running:
            try:
                self.running.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.running.kill()


class Friend:
    """Somebody who plays by keys in the machine, with a voice and sounds switched off."""

    def __init__(self, machine, name, address):
        words = ["serpente", "join", address, "--name", name, "--lang", "en", "--speech", "off", "--sound", "off"]
        home = f"/tmp/{name}"
        machine.run(f"mkdir -p {home}")
        self.name = name
        self.lines = []
        self.process = subprocess.Popen(machine.inside(["env", f"HOME={home}", *words]), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, text=True, bufsize=1)
        threading.Thread(target=self.read, daemon=True).start()
        self.wait_for("is not a known server", 0)
        self.choose("Trust it from now on")

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def wait_for(self, words, since):
        until = time.monotonic() + PATIENCE
        while not any(words in line for line in self.lines[since:]):
            if time.monotonic() > until or self.process.poll() is not None:
                fail(f"{self.name} was not told {words!r}, but: {self.lines[-15:]}")
            time.sleep(0.05)

    def press(self, key, expected=""):
        since = len(self.lines)
        self.process.stdin.write(key + "\n")
        self.process.stdin.flush()
        self.wait_for(expected, since)

    def choose(self, entry):
        """Goes down in a menu to this entry, and chooses it."""
        for _ in range(40):
            if self.lines and self.lines[-1].startswith(entry):
                return self.press("enter")
            self.press("down")
        return fail(f"{self.name} does not find {entry!r}: {self.lines[-15:]}")

    def begin(self):
        """Opens a table, and begins a match with computer players."""
        self.choose("Open a table")
        self.choose("Open:")
        self.choose("Begin")
        self.wait_for("Round 1", 0)

    def is_at_the_table(self):
        """Asks a question that only a running match answers."""
        self.press("e", ", round 1")

    def leave(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


def make_authority(machine):
    folder = machine.folder + "/etc/authority"
    os.makedirs(folder)
    made = [
        ["openssl", "ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", f"{folder}/root.key"],
        ["openssl", "req", "-x509", "-new", "-key", f"{folder}/root.key", "-days", "30", "-subj", "/CN=An authority for a test",
         "-addext", "basicConstraints=critical,CA:TRUE", "-addext", "keyUsage=critical,keyCertSign,cRLSign", "-out", f"{folder}/root.pem"],
    ]
    for words in made:
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    machine.write("/etc/authority/Caddyfile", AUTHORITY_CONFIG)
    # Browsers, and here curl, know real authorities.
    shutil.copy(f"{folder}/root.pem", machine.folder + "/usr/local/share/ca-certificates/authority.crt")
    machine.before_boot("update-ca-certificates")


def make_certificate(machine):
    """Has the authority make a new certificate of the parlour's own, and puts it where the page says."""
    machine.run("""cd /etc/authority
        openssl ecparam -name prime256v1 -genkey -noout -out domino.key
        openssl req -new -key domino.key -subj /CN=domino.example -out domino.csr
        printf 'subjectAltName=DNS:domino.example\n' >domino.ext
        openssl x509 -req -in domino.csr -CA root.pem -CAkey root.key -CAcreateserial -days 2 -extfile domino.ext -out domino.pem 2>/dev/null""")


def build_up(machine, page, program):
    print("From a bare Debian to a parlour behind TLS.", flush=True)
    machine.before_boot("apt-get update --quiet=2")
    install = page.says("apt install libasound2 libspeechd2 caddy")
    # What Debian starts by itself when it is installed cannot be started before the system is.
    machine.before_boot(install.replace("apt install", "DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes openssl curl ssl-cert"))
    make_authority(machine)
    machine.write("/etc/hosts", f"127.0.0.1 localhost domino.example {AUTHORITY}\n")
    machine.boot()
    machine.run("systemd-run --quiet --unit authority caddy run --config /etc/authority/Caddyfile --adapter caddyfile")

    page.says("Copy the program to `/usr/local/bin/serpente` and `script/serpente-parlour.service` to `/etc/systemd/system`.")
    shutil.copy(program, machine.folder + "/usr/local/bin/serpente")
    with open(os.path.join(ROOT, "script", "serpente-parlour.service"), encoding="utf-8") as file:
        service = file.read()
    named = page.says('--name "Our parlour" --allowed-host domino.example')
    service = re.sub(r"^(ExecStart=.*)$", rf"\1 {named}", service, flags=re.MULTILINE)
    machine.write("/etc/systemd/system/serpente-parlour.service", service)
    machine.run("systemctl daemon-reload")
    machine.run(page.says("systemctl enable --now serpente-parlour"))

    web_server, *_ = page.blocks("## A public parlour, from nothing")
    machine.write("/etc/caddy/Caddyfile", CADDY_OPTIONS + web_server)
    machine.run("systemctl restart caddy")
    machine.until(page.says("curl https://domino.example/health"), "ok")
    owner = machine.run("stat --format %u /proc/$(systemctl show --property MainPID --value serpente-parlour)").strip()
    if owner == "0":
        fail("the parlour runs as root")


def play(machine, page):
    print("A friend plays, a backup is gone back to, and the program is replaced.", flush=True)
    ada = Friend(machine, "Ada", page.says("wss://domino.example"))
    ada.begin()
    lists = page.says("serpente tables wss://domino.example")
    (table,) = re.findall(r"^([a-z]+(?:-[a-z]+)+)", machine.run(page.says("serpente admin --data /var/lib/serpente list")), re.MULTILINE)
    machine.ask(lists)

    make, go_back = [block.splitlines() for block in page.blocks("### Backup and upgrade")]
    for command in make:
        # tar says by 1 that a file changed while it was read.
        machine.run(f"mkdir -p /var/backups; {command} || [ $? -eq 1 ]")
    bo = Friend(machine, "Bo", "wss://domino.example")
    bo.begin()
    since = len(ada.lines)
    for command in go_back:
        machine.run(command)
    ada.wait_for("The connection is back.", since)
    ada.is_at_the_table()
    listed = machine.run("serpente admin --data /var/lib/serpente list")
    if table not in listed or len(re.findall(r"^[a-z]+(?:-[a-z]+)+", listed, re.MULTILINE)) != 1:
        fail(f"after the backup was gone back to, the tables are: {listed}")
    bo.leave()

    page.says("replace the program and restart the service")
    since = len(ada.lines)
    machine.run("cp /usr/local/bin/serpente /tmp/new && mv /tmp/new /usr/local/bin/serpente && systemctl restart serpente-parlour")
    ada.wait_for("The connection is back.", since)
    ada.is_at_the_table()
    ada.leave()


def renew_before(machine):
    print("The web server renews its certificate while somebody plays.", flush=True)
    # A certificate is renewed once four seconds of its half day are over, and not when a third is left.
    machine.run(r"""caddy adapt --config /etc/caddy/Caddyfile 2>/dev/null |
        sed 's/"policies":\[{/&"renewal_window_ratio":0.9999,/' >/etc/caddy/renews.json
        mkdir -p /etc/systemd/system/caddy.service.d
        printf '[Service]\nExecStart=\nExecStart=/usr/bin/caddy run --config /etc/caddy/renews.json\n' \
            >/etc/systemd/system/caddy.service.d/renews.conf
        systemctl daemon-reload""")
    before = machine.serial(443)
    machine.run("systemctl restart caddy")
    first = machine.until_renewed(443, before)
    cy = Friend(machine, "Cy", "wss://domino.example")
    cy.begin()
    since = len(cy.lines)
    second = machine.until_renewed(443, first)
    machine.until_renewed(443, second)
    cy.is_at_the_table()
    if any("Connection" in line for line in cy.lines[since:]):
        fail(f"the line broke when the certificate was renewed: {cy.lines[since:]}")
    cy.leave()
    machine.run("systemctl disable --now --quiet caddy")


def renew_own(machine, page):
    print("The parlour has a certificate of its own, which is renewed while somebody plays.", flush=True)
    _, service, commands = page.blocks("## A public parlour, from nothing")
    put = commands.splitlines()[:-1]
    hang_up = commands.splitlines()[-1]
    make_certificate(machine)
    for command in put:
        machine.run(f"cd /etc/authority; {command}")
    folder = machine.folder + os.path.dirname(page.says("/etc/systemd/system/serpente-parlour.service.d/tls.conf"))
    os.makedirs(folder)
    machine.write("/etc/systemd/system/serpente-parlour.service.d/tls.conf", service)
    machine.run(page.says("systemctl daemon-reload"))
    machine.run("systemctl restart serpente-parlour")
    machine.until("curl --silent https://domino.example:7355/health", "ok")
    dora = Friend(machine, "Dora", "wss://domino.example:7355")
    dora.begin()
    since = len(dora.lines)

    first = machine.serial(7355)
    make_certificate(machine)
    machine.run(f"cd /etc/authority; {put[0]}")
    machine.run(hang_up)
    time.sleep(2)
    if machine.serial(7355) != first:
        fail("a certificate was taken without its key")
    machine.run(f"cd /etc/authority; {put[1]}; {hang_up}")
    second = machine.until_renewed(7355, first)
    page.says("within 20 seconds")
    make_certificate(machine)
    for command in put:
        machine.run(f"cd /etc/authority; {command}")
    machine.until_renewed(7355, second)
    dora.is_at_the_table()
    if any("Connection" in line for line in dora.lines[since:]):
        fail(f"the line broke when the certificate was renewed: {dora.lines[since:]}")
    dora.leave()


def main():
    folder, program = sys.argv[1:3]
    page = Page()
    machine = Machine(folder)
    try:
        build_up(machine, page, program)
        play(machine, page)
        renew_before(machine)
        renew_own(machine, page)
    finally:
        machine.halt()
    print("docs/hosting.md was followed from a bare Debian to a parlour behind TLS, with backup, restore, upgrade and renewal.")


if __name__ == "__main__":
    main()
