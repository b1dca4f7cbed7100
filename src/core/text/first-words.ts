/** The words at the beginning of a text: as many as fit into one line, or into two on a phone. */
export const firstWords = (text: string): string =>
  text.length > 66 ? text.slice(0, Math.max(text.lastIndexOf(' ', 64), 32)) : text
