/** Finds web addresses in texts that people write. */

interface TextPart {
  text: string
  /** The address that the text links to, if it is an address: http and https only. */
  href?: string
}

/** Matches a web address. Punctuation at its end belongs to the sentence, and is left out. */
const address = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/gi

/** Whether an address leads where it seems to: one with a user, `https://bank.example@evil.example`, does not. */
function isPlain(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return !username && !password
}

/** Splits a text into its web addresses and the text between them. Joined, the parts give the text again. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push(isPlain(match[0]) ? { text: match[0], href: match[0] } : { text: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
