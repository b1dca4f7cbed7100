/** Finds web and email addresses in texts that people write. */

interface TextPart {
  text: string
  /** Where the text leads, if it is an address: http, https and mailto only. */
  href?: string
}

/** What may begin an address, or stand in one of a person. */
const beginning = /\bhttps?:\/\/|(?<![\w.@/-])www\.|@/gi

/**
 * What stands anywhere in an address. Signs of other scripts end it (`«…/fr»`, `/7。谢谢`), and so do characters that turn
 * the text around.
 */
const letter = /[^\s\p{P}\p{Cc}\p{Cf}<>\x60|｜]|[-_@%·\u200c\u200d]/u
const letterOfPath = /[/#&\\]/
/** Signs inside of an address. At its end, they belong to the sentence. */
const sign = /[.,;:!?*\u2010-\u2015]/
/** Brackets belong to an address in pairs: `/wiki/Invoice_(law)`. */
const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
const mostOpen = 2

/** Where a web address ends whose host begins at a place; that place if there is none. */
function endOf(text: string, start: number): number {
  const open: string[] = []
  let end = start
  let isHost = true
  let before = ''
  for (let at = start; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const next = at + character.length
    const close = closing[character]
    if (/[/?#]/.test(character)) isHost = false
    // A host has nothing but dots between its words; that of some machines is in brackets.
    const isOfHost =
      letter.test(character) || (/[.:]/.test(character) && !/[.:]/.test(before)) || at === start
    if (isHost && !isOfHost && open.length === 0) break
    if (close) {
      if (open.length === mostOpen) break
      open.push(close)
    } else if (character === open.at(-1)) open.pop()
    else if (character === "'" ? !/^[\p{L}\p{N}]/u.test(text.slice(next, next + 2)) : !isInside(character))
      break
    else if (sign.test(character) && /^https?:/i.test(text.slice(next, next + 6))) break
    if (open.length === 0 && !sign.test(character) && character !== "'") end = next
    before = character
    at = next
  }
  return end
}

const isInside = (character: string) =>
  letter.test(character) || letterOfPath.test(character) || sign.test(character)

/** What the name of a person has before the `@`. Chinese, Thai and Japanese have no blank before it: their letters are not of it. */
const ofName = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\d_.+'-]/u

/** An address may have these signs, too, and so may a sentence: nobody knows where it begins. */
const unclear = /[\p{L}\p{N}][/&’=!#$%?^~]$/u

/**
 * Where the email address around an `@` begins and ends; two times the same place if there is none.
 * @param read Where the address before it ends.
 */
function emailAround(text: string, at: number, read: number): readonly [number, number] {
  const before = text.slice(Math.max(read, at - 66), at)
  let length = 0
  while (ofName.test(before[before.length - length - 1] ?? '')) length++
  const name = before.slice(before.length - length).replace(/^'+/, '')
  // `logo@2x.png` is a file.
  const host = /^(?!\dx\.)[\p{L}\p{M}\p{N}.-]+\.(?:[a-z]{2,}|\p{L}{2,})/iu.exec(
    text.slice(at + 1, at + 256),
  )?.[0]
  const isName = /^[\p{L}\p{N}_+]/u.test(name) && name.length <= 64
  if (!host || !isName || unclear.test(before.slice(0, -name.length)) || /^[.-]|\.\./.test(host))
    return [at, at]
  return [at - name.length, at + 1 + host.length]
}

/** Where a text leads; `undefined` if that is not where it seems to: `https://bank.example@evil.example`. */
function hrefOf(text: string): string | undefined {
  const href = /^https?:/i.test(text) ? text : `${/^www\./i.test(text) ? 'https://' : 'mailto:'}${text}`
  try {
    const { username, password } = new URL(href)
    return username || password ? undefined : href
  } catch {
    return undefined
  }
}

/** Splits a text into its addresses and the text between them. Joined, the parts give the text again. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  /** Behind the last address, also one that is not to be followed. */
  let read = 0
  for (const { 0: found, index } of text.matchAll(beginning)) {
    if (index < read) continue
    const [from, to] =
      found === '@' ? emailAround(text, index, read) : [index, endOf(text, index + found.length)]
    if (from < read || to <= index + found.length) continue
    read = to
    const address = text.slice(from, to)
    const href = hrefOf(address)
    if (!href) continue
    if (from > end) parts.push({ text: text.slice(end, from) })
    parts.push({ text: address, href })
    end = to
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
