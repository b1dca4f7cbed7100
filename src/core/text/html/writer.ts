/** Writes a text from pieces of HTML: blanks become one, and line breaks stand between words alone. */
import { decodeEntities } from './entities'

export function createWriter() {
  let text = ''
  /** What is to stand before the next word: line breaks or a separator, and the mark of an item. */
  let breaks = 0
  let separator = ''
  let itemMark = ''
  let isKept = false
  /** Where the first word since `begin()` is, once there is one. */
  let start: number | undefined

  function write(words: string): void {
    if (!words) return
    text += (text && (breaks ? '\n'.repeat(breaks) : separator)) + itemMark
    start ??= text.length
    text += words
    breaks = 0
    separator = itemMark = ''
  }

  function breakLine(count: 1 | 2 | 'one more'): void {
    breaks = count === 'one more' ? Math.min(breaks + 1, 2) : Math.max(breaks, count)
    separator = ''
  }

  const separate = (by: string) => {
    if (by.length > separator.length) separator = by
  }

  function writeLine(html: string): void {
    if (/^[ \t\r\n\f]/.test(html)) separate(' ')
    write(decodeEntities(html.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '')))
    if (/[ \t\r\n\f]$/.test(html)) separate(' ')
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
      const lines = isKept ? html.split('\n') : [html]
      lines.forEach((line, index) => {
        if (index > 0) breakLine('one more')
        writeLine(line)
      })
    },
    /** What comes next begins so many lines later, or on one more; never after more than an empty one. */
    breakLine,
    /** Stands before what comes next on the same line. */
    separate,
    mark: (text: string) => {
      itemMark = text
    },
    /** Whether line breaks are as they were typed. */
    keepLines: (kept: boolean) => {
      isKept = kept
    },
    /** What comes from here on is what `begun()` gives, without what stands before its first word. */
    begin: () => {
      start = undefined
    },
    begun: () => text.slice(start ?? text.length),
    text: () => text,
  }
}
