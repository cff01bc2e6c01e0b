/// The usage of the program.
enum Usage {
  /// The output of `--help`.
  static let text = """
    The official IBA cocktails, in your terminal.

    Usage: swift run CocktailMaster [options]

    Without options, and in a terminal, you go from screen to screen:
    type a letter or a number, b to go back, q to quit.

    Options:
      --letter LETTER      Print the cocktails that start with a letter.
      --cocktail ID        Print one cocktail, by its id or its name.
      --json               Print JSON instead of text.
      --units ml|oz        Show measures in millilitres (the default) or in ounces.
      --api URL            Ask a server that speaks the JSON of TheCocktailDB,
                           instead of the cocktails that ship with the program.
      --favourites FILE    Keep the favourites in a file. By default they are kept
                           only where you go from screen to screen.
      --verbose            Tell on the standard error what happens.
      --verify             Check that everything which the program reads is bound.
      --graph FORMAT       Print the modules of the program, and what needs what,
                           for mermaid or Graphviz (dot), or as json.
      --inspect FILE       Write a page that shows the same, and the launch.
      --help               Print this text.

    The status is 0, or 1 if something went wrong, or 2 for a wrong option.
    """
}
