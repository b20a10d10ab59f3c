//! Tables that friends enter from elsewhere.

use crate::announce::{GameName, Message, messages};

messages! {
    /// An entry of the main menu: play with people elsewhere.
    menu_online();
    /// The title of the menu that entry leads to.
    online_menu();
    /// An entry: a table on this machine that others can enter.
    online_host();
    /// An entry: a parlour whose address is typed.
    online_join();
    /// An entry: a parlour that was found on this network.
    online_found(name: String, address: String);
    /// An entry: the table one was at last.
    online_last(table: String, address: String);
    /// A parlour was found on this network while the menu is open.
    parlour_found(name: String);
    /// What is asked for where a parlour is.
    ask_address(key: Message);
    /// What is asked for where a table has a secret word.
    ask_secret(key: Message);
    /// What is asked for where something is said to those at the table.
    ask_talk(key: Message);
    /// How such a line is typed, behind what is asked.
    typing_help(back: Message);
    /// What was typed is no address.
    no_address(text: String);
    /// The parlour is being called.
    calling(address: String);
    /// The parlour lets one in.
    parlour_welcome(parlour: String);
    /// Nobody answers there.
    unreachable(address: String);
    /// Nobody vouches for the certificate that a parlour shows: the title of the menu in which one says whether it is trusted.
    certificate_unknown(address: String, fingerprint: String);
    /// The same, where another one was trusted until then.
    certificate_changed(address: String, fingerprint: String);
    /// An entry: one does not go there.
    certificate_no();
    /// An entry: the certificate is trusted there from now on.
    certificate_trust();
    /// Nobody vouches for it, and who only wants a list cannot be asked.
    certificate_untrusted(address: String);
    /// The line broke; it is called again.
    line_broken();
    /// The line stands again.
    line_mended();
    /// What came cannot have happened after what was heard: the table is entered anew.
    line_confused();
    /// The table stands still: the server that it is on is gone, or cannot write.
    table_pauses();
    /// It stands still no more.
    table_goes_on();
    /// The title of the list of tables.
    lobby_menu(parlour: String);
    /// A parlour has no tables.
    tables_none(parlour: String);
    /// An entry: a new table.
    lobby_open();
    /// An entry: a table with free chairs. `master`: who leads it.
    lobby_table(table: String, game: GameName, free: usize, master: String);
    /// An entry: a table at which a match is played, to listen to.
    lobby_playing(table: String, game: GameName, master: String);
    /// An entry: a table where nobody is now.
    lobby_asleep(table: String, game: GameName);
    /// The title of the menu in which a table is set up.
    open_menu();
    /// An entry: the table is opened as it is set up.
    menu_open(game: GameName, who: Message, goal: Message);
    /// The title of the menu at a table before a match. `who`: who sits there.
    room_menu(table: String, game: GameName);
    /// An entry: the match begins.
    room_begin();
    /// An entry: computer players take the free chairs.
    room_fill();
    /// An entry: say something to those at the table.
    room_talk();
    /// An entry: leave the table.
    room_leave();
    /// A chair on which somebody sits.
    room_chair(number: usize, name: String);
    /// A chair on which the person at this keyboard sits.
    room_chair_own(number: usize, name: String);
    /// A chair on which a computer player sits.
    room_chair_computer(number: usize, name: String);
    /// A chair whose person is away.
    room_chair_away(number: usize, name: String);
    /// A chair that is free.
    room_chair_free(number: usize);
    /// A chair whose person is silenced for everybody.
    room_chair_silenced(number: usize, name: String);
    /// An entry: who sits at the table.
    menu_at_table();
    /// The title of that menu.
    people_menu();
    /// The title of the menu about somebody.
    chair_menu(name: String);
    /// An entry: what they say is not told any more.
    chair_unhear(name: String);
    /// An entry: it is told again.
    chair_hear(name: String);
    /// An entry of who leads the table: what they say reaches nobody any more.
    chair_silence(name: String);
    /// The same: it reaches everybody again.
    chair_unsilence(name: String);
    /// The same: they have to leave the table.
    chair_remove(name: String);
    /// An entry of the table's menu, for its host: nobody watches any more.
    room_watchers_away();
    /// What they say is not told any more.
    hears_no_more(name: String);
    /// It is told again.
    hears_again(name: String);
    /// Who leads the table has silenced somebody.
    silenced(name: String);
    /// And let them speak again.
    speaks_again(name: String);
    /// Somebody sits down.
    sat_down(name: String);
    /// Somebody leaves their chair.
    got_up(name: String);
    /// Somebody's line broke.
    went_away(name: String);
    /// Somebody is back.
    came_back(name: String);
    /// A computer player plays for somebody who is away.
    stands_in(name: String);
    /// Somebody leads the table from now on.
    leads_now(name: String);
    /// The person at this keyboard leads the table from now on.
    you_lead_now();
    /// Who leads the table can begin; others wait for that.
    waits_for_master(name: String);
    /// Somebody said something.
    said(name: String, text: String);
    /// The same, from somebody who only watches.
    said_watching(name: String, text: String);
    /// What the person at this keyboard said.
    you_said(text: String);
    /// A move was sent, and no answer has come yet.
    sent_waiting();
    /// The others have not asked for the next round yet.
    waits_for_others();
    /// How friends come to the table hosted here.
    hosting(address: String, table: String);
    /// No table can be hosted here.
    hosting_failed();
    /// Whether to leave a table elsewhere.
    leave_elsewhere(yes: Message, no: Message);
    /// What was typed is said only at a table.
    talk_nowhere();
    /// An entry, to who visits a parlour by its page or by SSH: the tables there.
    visit_tables();
    /// An entry, to the same: the table one was at last.
    visit_last(table: String);
    /// To the same: a key for the voice, where no voice of the program's can be heard.
    visit_no_voice();
    /// To the same: nothing can be saved on the machine of the parlour.
    visit_no_files();
}
