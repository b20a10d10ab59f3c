main-menu = Main menu
