/** Compares texts as people do, whoever has typed or pasted them, on whichever keyboard. */

/**
 * The marks of letters, what only makes a word longer, and what nobody sees. The marks of Indian, Thai and Japanese texts
 * are letters themselves.
 */
const marks =
  /[\u0300-\u036f]|[\u0591-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|[\ufe00-\ufe0f]|[\u0640\u0670]|\p{Cf}/gu

/** A stroke through a letter is no mark. No names of an object: a page that names no charset could not read them. */
const plainLetters = new Map([
  ['Ł', 'L'],
  ['Ø', 'O'],
  ['Đ', 'D'],
  ['Æ', 'AE'],
  ['Œ', 'OE'],
])

/**
 * A text without what makes no difference to a search: the case and the marks of its letters, how a program has composed
 * them, the kinds of its dashes, quotes, digits and blanks. In capitals, as `ß` is `SS` and `ı` is `I` only there.
 */
export function folded(text: string): string {
  // Most texts of a long list, such as ids, have English letters alone.
  if (!/[^ -~]| {2}/.test(text)) return text.toUpperCase()
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(marks, '')
    .replace(/[ŁØĐÆŒ]/g, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .normalize()
}
