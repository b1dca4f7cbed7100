/** Web addresses in what people write. */

interface TextPart {
  text: string
  /** Where the text leads, when it is an address: http and https only. */
  href?: string
}

/** Punctuation at the end of an address belongs to the sentence. */
const address = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/gi

/** A text in parts, its web addresses apart. Joined, the parts are the text again. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push(URL.canParse(match[0]) ? { text: match[0], href: match[0] } : { text: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
