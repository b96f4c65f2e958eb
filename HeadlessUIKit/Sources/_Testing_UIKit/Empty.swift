// Empty on purpose: Swift Testing asks for a module of this name beside one named UIKit.
