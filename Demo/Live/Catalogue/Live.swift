import TransitionLab

@main struct Live {
  static func main() async {
    await Lab.run(Stages.all)
  }
}
