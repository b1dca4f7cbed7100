/** What a search can find. */
export interface Section {
  /** From the root of the site. */
  address: string
  title: string
  /** The page that it is a part of, or nothing for a whole page. */
  page: string
  /** Whom it is for. */
  reader: string
  text: string
}

/** Cuts a text behind a word. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`
}
