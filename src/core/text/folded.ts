/** Compares texts as people do, whoever has typed or pasted them, on whichever keyboard. */

/**
 * The marks of letters, what only makes a word longer, and what nobody sees. The marks of Indian, Thai and Japanese texts
 * are letters themselves.
 */
const marks =
  /[\u0300-\u036f]|[\u0591-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|[\ufe00-\ufe0f]|[\u0640\u0670]|\p{Cf}/gu

/** Letters with a stroke, which is no mark; quotes, and a minus. */
const alike = new Map(
  'ŁL ØO ĐD ÆAE ŒOE ‘\' ’\' “" ”" „" −-'.split(' ').map(([one = '', ...same]) => [one, same.join('')]),
)

function fold(letter: string): string {
  if (/\s/.test(letter)) return ' '
  if (/[٠-٩۰-۹]/.test(letter)) return `${letter.charCodeAt(0) & 15}`
  const plain = letter.normalize('NFKD').toUpperCase().replace(marks, '').normalize()
  return alike.get(plain) ?? plain.replace(/\p{Pd}/u, '-')
}

/** What comes of each letter beside the English ones: 10,000 rows have few. */
const made = new Map<string, string>()

function make(letter: string): string {
  const plain = made.get(letter) ?? fold(letter)
  made.set(letter, plain)
  return plain
}

/**
 * A text without what makes no difference to a search: the case and the marks of its letters, how a program has composed
 * them, the kinds of its dashes, quotes, digits and blanks. In capitals, as `ß` is `SS` and `ı` is `I` only there.
 */
export function folded(text: string): string {
  // Most texts of a long list, such as ids, have English letters alone.
  const isPlain = !/[^ -~]| {2}/.test(text)
  return (isPlain ? text : text.normalize('NFKC').replace(/\s\s+|[^ -~]/gu, make)).toUpperCase()
}
