/** The document that an element is drawn in. Its own `ownerDocument` may have parts of a page's under the browser's names. */
export const documentOf = (element: Element): Document =>
  element.getRootNode().ownerDocument ?? element.ownerDocument
