//! Menus and questions.

use crate::announce::messages;

messages! {
    /// The title of the main menu.
    main_menu();
}
