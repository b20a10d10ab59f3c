main-menu = Menu principale
