/** The words at the beginning of a text: as many as fit into one line of a wide page, or into three on a phone. */
export const firstWords = (text: string): string =>
  text.length > 102 ? text.slice(0, Math.max(text.lastIndexOf(' ', 100), 50)) : text
