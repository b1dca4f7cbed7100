/** The headings of a rendered guide. */
export interface Heading {
  level: 2 | 3
  id: string
  text: string
}

export function readHeadings(html: string): Heading[] {
  return [...html.matchAll(/<h([23]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, id = '', inner = '']) => ({
      level: level === '2' ? 2 : 3,
      id,
      text: toText(inner),
    }),
  )
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** What is read of a piece of HTML that `markdown` has written. */
export function toText(html: string): string {
  return html
    .replace(/<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
