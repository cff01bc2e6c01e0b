import Binder
import Reader

@main
enum Main {
  static func main() {
    start()
    print(title())
  }
}
