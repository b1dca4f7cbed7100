/** The words at the beginning of a text, with at most so many characters. Two more are no reason to cut it. */
export const firstWords = (text: string, most: number): string =>
  text.length > most + 2 ? text.slice(0, Math.max(text.lastIndexOf(' ', most), most / 2)) : text
