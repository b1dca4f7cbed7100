/** Writes a text from pieces of HTML: blanks become one, and line breaks stand between words alone. */
import { decodeEntities } from './entities'

/** Digits and signs, and what they are where they are raised or lowered. */
const scripts = { none: '0123456789+-−', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋' }

/** Of quotes in quotes, no more is seen than this: nobody counts more. */
const mostQuotes = 3

export function createWriter() {
  let text = ''
  /** What is to stand before the next word: line breaks, blanks or a separator, and the mark of an item. */
  let breaks = 0
  let separator = ''
  let itemMark = ''
  let isKept = false
  let quotes = 0
  let script: keyof typeof scripts = 'none'
  /** What was written since `begin()`, from the first word on. */
  let label = ''

  const isNewLine = () => breaks > 0 || !text

  function write(words: string): void {
    if (!words) return
    const quote = isNewLine() ? '> '.repeat(Math.min(quotes, mostQuotes)) : ''
    const before = '\n'.repeat(text ? breaks : 0) + quote + separator + itemMark
    text += before + words
    label += (label && before) + words
    breaks = 0
    separator = itemMark = ''
  }

  function breakLine(count: 1 | 2 | 'one more'): void {
    breaks = count === 'one more' ? Math.min(breaks + 1, 2) : Math.max(breaks, count)
    separator = ''
  }

  /** No line begins with a blank or a separator, unless it was typed so. */
  const separate = (by: string) => {
    if (by.length > separator.length && (isKept || !isNewLine())) separator = by
  }

  /** In `10<sup>3</sup>`, a 3 beside the 0 would make it another number. */
  const scripted = (words: string) =>
    script === 'none'
      ? words
      : words.replace(/\d|[+−-](?=\d)/g, (each) => scripts[script].charAt(scripts.none.indexOf(each)))

  function writeLine(html: string): void {
    const words = scripted(decodeEntities(html))
    // A blank that does not break is one: a tool writes it into a paragraph that is empty.
    if (words.trim()) write(words)
    else separate(words)
  }

  function writeFolded(html: string): void {
    const folded = html.replace(/[ \t\r\n\f]+/g, ' ')
    if (folded.startsWith(' ')) separate(' ')
    writeLine(folded.replace(/^ | $/g, ''))
    if (folded.endsWith(' ')) separate(' ')
  }

  return {
    /** Writes words as they are. */
    write,
    /** Writes words behind the last one, in its line. */
    append(words: string): void {
      const [laterBreaks, laterSeparator] = [breaks, separator]
      breaks = 0
      separator = ' '
      write(words)
      breaks = laterBreaks
      separator = laterSeparator
    },
    /** Writes what stands between two tags. */
    writeHtml(html: string): void {
      const lines = isKept ? html.split(/\r?\n/) : [html]
      lines.forEach((line, index) => {
        if (index > 0) breakLine('one more')
        if (isKept) writeLine(line)
        else writeFolded(line)
      })
    },
    /** What comes next begins so many lines later, or on one more; never after more than an empty one. */
    breakLine,
    /** Stands before what comes next on the same line. */
    separate,
    mark: (text: string) => {
      itemMark = text
    },
    /** Whether blanks and line breaks are as they were typed. */
    keepLines: (kept: boolean) => {
      isKept = kept
    },
    /** A quote begins, or ends. */
    quote: (isEnd: boolean) => {
      quotes = Math.max(0, quotes + (isEnd ? -1 : 1))
    },
    /** Whether digits are raised or lowered from here on. */
    setScript: (next: typeof script) => {
      script = next
    },
    /** What comes from here on is what `begun()` gives, without what stands before its first word. */
    begin: () => {
      label = ''
    },
    begun: () => label,
    text: () => text,
  }
}
