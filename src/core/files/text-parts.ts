/** How a text that is a table, or data, is read. */
import { parseJson } from '../page/json'

/** The rows of a CSV: by the delimiter that its first line has most of, and by its quotes. */
export function rowsOfCsv(text: string, mostRows: number): string[][] {
  const delimiter = delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  const endField = () => {
    row.push(field)
    field = ''
  }
  for (let at = 0; at < text.length && rows.length < mostRows; at++) {
    const character = text[at]
    if (isQuoted) {
      // Two quotes stand for one.
      if (character === '"' && text[at + 1] === '"') field += text[at++]
      else if (character === '"') isQuoted = false
      else field += character
    } else if (character === '"' && field === '') isQuoted = true
    else if (character === delimiter) endField()
    else if (character === '\n') {
      endField()
      rows.push(row)
      row = []
    } else if (character !== '\r') field += character
  }
  if (rows.length < mostRows && (field !== '' || row.length > 0)) {
    endField()
    rows.push(row)
  }
  return rows
}

function delimiterOf(text: string): string {
  const line = /^.*/.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? ''
  let best = ','
  for (const each of ';\t|') if (line.split(each).length > line.split(best).length) best = each
  return best
}

/**
 * JSON with a line for each value; `undefined` for what is no JSON. Its values stay as they are written: a number of twenty digits
 * has more than a number of the language's can keep.
 */
export function indentedJson(text: string): string | undefined {
  const trimmed = text.trim()
  if (!/^[{[]/.test(trimmed) || parseJson(trimmed) === undefined) return undefined
  const written: string[] = []
  let depth = 0
  let isText = false
  const breakLine = () => written.push(`\n${'  '.repeat(depth)}`)
  for (let at = 0; at < trimmed.length; at++) {
    const character = trimmed[at] ?? ''
    if (isText) {
      written.push(character)
      if (character === '\\') written.push(trimmed[++at] ?? '')
      else if (character === '"') isText = false
    } else if (character === '"') {
      written.push(character)
      isText = true
    } else if (character === '{' || character === '[') {
      written.push(character)
      depth++
      breakLine()
    } else if (character === '}' || character === ']') {
      depth--
      // One with nothing in it stays on its line.
      if (written.at(-1)?.startsWith('\n')) written.pop()
      else breakLine()
      written.push(character)
    } else if (character === ',') {
      written.push(character)
      breakLine()
    } else if (character === ':') written.push(': ')
    else if (!/\s/.test(character)) written.push(character)
  }
  return written.join('')
}
