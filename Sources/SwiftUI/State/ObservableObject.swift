/// A class whose objects say that they change.
public protocol ObservableObject: AnyObject {
  /// The type of what says so.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// What says that the object is about to change.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What says that the object is about to change; nothing listens to it here.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
