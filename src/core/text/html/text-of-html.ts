/**
 * Reads texts that a server keeps as HTML. What comes of it is a text: nothing of it is ever drawn as HTML, so nothing has
 * to be made harmless. Its paragraphs, lists and addresses stay.
 */
import { decodeEntities } from './entities'
import { attributeOf, piecesOf, type Tag } from './markup'
import { createWriter } from './writer'

/** What has an empty line around it, and what has a line of its own. All else is part of a line. */
const apart = /^(p|h[1-6]|ul|ol|dl|menu|dir|blockquote|pre|listing|xmp|table|hr|figure|fieldset)$/
const onOwnLine =
  /^(address|article|aside|body|button|center|caption|dd|details|dialog|div|dt|figcaption|footer|form|header|hgroup|html|legend|li|main|nav|optgroup|option|search|section|select|summary|textarea|tr)$/
const list = /^(ul|ol|menu|dir)$/
/** In these, blanks and line breaks are as they were typed. */
const typed = /^(pre|listing|xmp|textarea)$/

/** Where a link leads, if a text can say so: nobody follows any other address. */
const addressOf = (href: string) =>
  /^(?:mailto:|(?=https?:))(.+)/is.exec(decodeEntities(href).trim())?.[1] ?? ''

/** `https://example.com/` and `example.com` say the same. */
const bareAddress = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')

function numberIn(tag: Tag, name: 'start' | 'value', otherwise: number): number {
  const number = Number.parseInt(attributeOf(tag, name), 10)
  return Number.isNaN(number) ? otherwise : number
}

/** The first tag or entity of a text, without its attributes; empty for a plain one. */
export function findMarkup(text: string): string {
  for (const piece of piecesOf(text)) {
    if (typeof piece !== 'string') return piece.name ? `<${piece.isEnd ? '/' : ''}${piece.name}>` : '<!--'
  }
  const found = /&[#\w]+;/.exec(text)?.[0] ?? ''
  return decodeEntities(found) === found ? '' : found
}

/** Reads the text of HTML. Without markup, such as in a title, there are entities at most, and line breaks stay. */
export function textOfHtml(html: string): string {
  const [first] = piecesOf(html)
  // Words from beginning to end.
  if (first === html) return decodeEntities(html)
  const writer = createWriter()
  /** For each list that is open, the number of its last item; `null` without numbers. */
  const lists: (number | null)[] = []
  let isFirstCell = true
  /** Where the open link leads; empty outside of one. */
  let href = ''

  function endLink(): void {
    const label = writer.begun()
    if (!label) writer.write(href)
    else if (href && bareAddress(label) !== bareAddress(href)) writer.append(`(${href})`)
    href = ''
  }

  function beginItem(tag: Tag): void {
    const last = lists.pop() ?? null
    const number = last === null ? null : numberIn(tag, 'value', last + 1)
    lists.push(number)
    writer.mark(number === null ? '• ' : `${number}. `)
  }

  function begin(tag: Tag): void {
    const { name } = tag
    if (list.test(name)) lists.push(name === 'ol' ? numberIn(tag, 'start', 1) - 1 : null)
    else if (name === 'li') beginItem(tag)
    else if (name === 'tr') isFirstCell = true
    else if (name === 'td' || name === 'th') {
      if (!isFirstCell) writer.separate(' | ')
      isFirstCell = false
    } else if (name === 'a') {
      endLink()
      href = addressOf(attributeOf(tag, 'href'))
      writer.begin()
    } else if (name === 'img') {
      const [alt, address] = [attributeOf(tag, 'alt'), addressOf(attributeOf(tag, 'src'))]
      writer.writeHtml(alt && address ? `${alt} (${address})` : alt || address)
    }
  }

  function follow(tag: Tag): void {
    const { name, isEnd } = tag
    const isApart = apart.test(name)
    if (isEnd && list.test(name)) lists.pop()
    if (isApart || onOwnLine.test(name)) {
      writer.breakLine(isApart && lists.length === 0 ? 2 : 1)
      writer.setScript('none')
    }
    if (name === 'br') writer.breakLine('one more')
    else if (name === 'blockquote') writer.quote(isEnd)
    else if (name === 'sup' || name === 'sub') writer.setScript(isEnd ? 'none' : name)
    else if (typed.test(name)) writer.keepLines(!isEnd)
    else if (!isEnd) begin(tag)
    else if (name === 'a') endLink()
  }

  for (const piece of piecesOf(html)) {
    if (typeof piece === 'string') writer.writeHtml(piece)
    else follow(piece)
  }
  endLink()
  return writer.text()
}
