/** The document that an element is drawn in, past the names that markup takes: the shadow root keeps it, see `prepareRoot()`. */
export const documentOf = (element: Element): Document =>
  element.getRootNode().ownerDocument ?? element.ownerDocument

/** Lets others' code find that document, too: it asks the element. */
export function keepDocument(element: Element): void {
  Object.defineProperty(element, 'ownerDocument', { value: documentOf(element), configurable: true })
}
