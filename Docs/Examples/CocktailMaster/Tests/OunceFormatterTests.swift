import Testing

@testable import CocktailMaster

/// Measures are shown in ounces.
struct OunceFormatterTests {
  @Test(arguments: [
    ("5 ml", "⅙ oz"), ("7.5 ml", "¼ oz"), ("10 ml", "⅓ oz"), ("15 ml", "½ oz"),
    ("20 ml", "⅔ oz"), ("22.5 ml", "¾ oz"), ("25 ml", "⅚ oz"), ("30 ml", "1 oz"),
    ("40 ml", "1⅓ oz"), ("45 ml", "1½ oz"), ("52.5 ml", "1¾ oz"), ("60 ml", "2 oz"),
    ("75 ml", "2½ oz"), ("90 ml", "3 oz"), ("120 ml", "4 oz"), ("29 ml", "1 oz"),
    ("4.5 cl", "1½ oz"), ("30 ML", "1 oz"),
  ])
  func `millilitres become ounces in fractions of a jigger`(_ measure: String, _ ounces: String) {
    #expect(OunceFormatter().format(measure) == ounces)
  }

  @Test(arguments: [
    "2 dashes", "1 bar spoon", "A few drops", "Top up", "To taste", "1", "", "ml", "30-45 ml",
    "1 1/2 oz", "0 ml", "1 ml", "-30 ml", "nan ml", "inf ml", "1e300 ml",
  ])
  func `what isn't an amount to pour stays as it is`(_ measure: String) {
    #expect(OunceFormatter().format(measure) == measure)
  }

  @Test(arguments: ["22.5 ml", "2 dashes"])
  func `the metric formatter changes nothing`(_ measure: String) {
    #expect(MetricFormatter().format(measure) == measure)
  }
}
