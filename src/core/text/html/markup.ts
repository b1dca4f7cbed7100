/** Tells the markup of a text from what people write: `a < b`, `<ada@example.com>` and `List<Order>` are none. */

const known = new Set(
  (
    '!doctype a abbr address article aside b big blockquote body br caption center cite code col colgroup dd del details dfn ' +
    'div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label li ' +
    'link main mark meta nav o:p ol p pre q s samp script section small span strike strong style sub summary sup table ' +
    'tbody td template tfoot th thead title tr tt u ul video wbr'
  ).split(' '),
)

/** What is in these is never shown. */
const hiding = /^(script|style|title|template|head)$/

const token = /<!--|-->|<(\/?)(!?[a-z][a-z\d:]*)(?=[\s/>])([^<>]*)>/gi

export interface Tag {
  name: string
  isEnd: boolean
  attributes: string
}

/** A piece of HTML: words, as they stand there, or a tag. Of a comment, there is a tag without a name. */
export function* piecesOf(html: string): Generator<string | Tag> {
  let end = 0
  /** What has to come until something is shown again; empty while it is. */
  let awaited = ''
  for (const { 0: found, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(token)) {
    const tag = name.toLowerCase()
    const isTag = known.has(tag)
    if (awaited) {
      if (found !== awaited && !(slash && tag === awaited)) continue
      awaited = ''
    } else if (found === '-->' || (name && !isTag)) continue
    else {
      if (index > end) yield html.slice(end, index)
      if (found === '<!--') awaited = '-->'
      else if (!slash && hiding.test(tag)) awaited = tag
      yield { name: tag, isEnd: slash === '/', attributes }
    }
    end = index + found.length
  }
  if (!awaited && end < html.length) yield html.slice(end)
}

const attributes = {
  href: /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  src: /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  alt: /\salt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
}

/** The value of an attribute, as it stands there; empty without one. */
export function attributeOf(tag: Tag, name: keyof typeof attributes): string {
  const found = attributes[name].exec(tag.attributes)
  return found?.slice(1).find((value) => value !== undefined) ?? ''
}
