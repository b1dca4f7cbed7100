/**
 * Reads a text of a server that keeps its texts as HTML. The code for that comes beside the first answer of such a server, and
 * takes this place: before an answer, there is nothing to read.
 */
export const htmlReader = { textOf: (html: string): string => html }
