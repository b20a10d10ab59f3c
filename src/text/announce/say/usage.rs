//! How the program is called: what `serpente --help` prints.

use crate::announce::messages;

messages! {
    /// How the program is called.
    usage();
    /// The command `play`.
    usage_command_play();
    /// The command `resume`.
    usage_command_resume();
    /// The command `join`.
    usage_command_join();
    /// The command `host`.
    usage_command_host();
    /// The command `simulate`.
    usage_command_simulate();
    /// The command `replay`.
    usage_command_replay();
    /// The command `review`.
    usage_command_review();
    /// The command `stats`.
    usage_command_stats();
    /// The command `daily`.
    usage_command_daily();
    /// The command `problems`.
    usage_command_problems();
    /// The command `parlour`.
    usage_command_parlour();
    /// How a command is called: the tables of a parlour elsewhere.
    usage_command_tables();
    /// The command `games`.
    usage_command_games();
    /// The command `keys`.
    usage_command_keys();
    /// The command `locales`.
    usage_command_locales();
    /// The command `say`.
    usage_command_say();
    /// The command `speech`.
    usage_command_speech();
    /// The command `arena`.
    usage_command_arena();
    /// The command `perft`.
    usage_command_perft();
    /// The command `version`.
    usage_command_version();
    /// The command `help`.
    usage_command_help();
    /// The option `--game`.
    usage_option_game();
    /// The option `--players`.
    usage_option_players();
    /// The option `--teams`.
    usage_option_teams();
    /// The option `--humans`.
    usage_option_humans();
    /// The option `--bots`.
    usage_option_bots();
    /// The option `--set`.
    usage_option_set();
    /// The option `--hand`.
    usage_option_hand();
    /// The option `--limit`.
    usage_option_limit();
    /// The option `--rounds`.
    usage_option_rounds();
    /// The option `--seat`.
    usage_option_seat();
    /// The option `--seat` of `review`.
    usage_option_review_seat();
    /// The option `--iterations`.
    usage_option_iterations();
    /// The option `--date`.
    usage_option_date();
    /// The option `--check` of `daily`.
    usage_option_check_daily();
    /// The option `--watch`.
    usage_option_watch();
    /// The option `--rule`.
    usage_option_rule();
    /// The option `--preset`.
    usage_option_preset();
    /// The option `--seed`.
    usage_option_seed();
    /// The option `--matches`.
    usage_option_matches();
    /// The option `--a`.
    usage_option_a();
    /// The option `--b`.
    usage_option_b();
    /// The option `--deals`.
    usage_option_deals();
    /// The option `--deal`.
    usage_option_deal();
    /// The option `--depth`.
    usage_option_depth();
    /// The option `--record`.
    usage_option_record();
    /// The option `--name`.
    usage_option_name();
    /// The option `--listen`.
    usage_option_listen();
    /// How an option is told: where it lets friends in by SSH.
    usage_option_ssh();
    /// The option `--data`.
    usage_option_data();
    /// The option `--cluster`.
    usage_option_cluster();
    /// The option `--tls-cert`.
    usage_option_tls_cert();
    /// The option `--tls-key`.
    usage_option_tls_key();
    /// The option `--lang`.
    usage_option_lang();
    /// The option `--locales`.
    usage_option_locales();
    /// The option `--speech`.
    usage_option_speech();
    /// The option `--sound`.
    usage_option_sound();
    /// The option `--rate`.
    usage_option_rate();
    /// The option `--volume`.
    usage_option_volume();
    /// The option `--json`.
    usage_option_json();
    /// The option `--check`.
    usage_option_check();
    /// The option `--check` of `locales`.
    usage_option_check_locales();
    /// The option `--new`.
    usage_option_new();
    /// The option `--help`.
    usage_option_help();
    /// The option `--version`.
    usage_option_version();
}
