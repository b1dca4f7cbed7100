/** The document that an element is drawn in, past the names that markup takes: the shadow root keeps it, see `prepareRoot()`. */
export const documentOf = (element: Element): Document =>
  element.getRootNode().ownerDocument ?? element.ownerDocument
