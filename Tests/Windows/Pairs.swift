/// Each of the first with each of the second: a test has two lists of arguments at most.
func pairs<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)] {
  first.flatMap { one in second.map { (one, $0) } }
}
