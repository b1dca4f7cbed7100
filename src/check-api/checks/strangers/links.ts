/** Whether the links to files can be opened as a page opens them: without a token. */
import { fileUrl } from '../../../core/files/file-url'
import type { Finding } from '../../../core/server/inspect/tally'
import { apiBase } from '../../../core/server/outgoing'
import type { Exchange } from '../../asking/exchange'
import { mayOpen } from '../../asking/follow'
import type { Context } from '../../context'
import { fails, joined, notes, type Row, rowOf, skipped } from '../../row'
import { opened } from './opened'

/** So many links are opened. */
const most = 3
const docs = 'files.md#links-to-files'
const headersOfFile = 'files.md#headers-of-a-file'
const whereTo = 'on the host of the API, or by https at a public address'

export async function checkLinks({ options, line }: Context, links: readonly string[]): Promise<Row> {
  const name = 'links to files'
  const urls = Array.from(new Set(links.map(fileUrl).filter((url) => url !== null))).slice(0, most)
  if (urls.length === 0) return skipped(name, '', 'no answer has a file')
  const found: (readonly [string, Finding])[] = []
  let opened = 0
  for (const url of urls) {
    const { host, pathname } = new URL(url)
    const shown = pathname.split('/').map(hidden).join('/')
    if (!(await mayOpen(new URL(url), options.apiUrl))) {
      found.push([host + shown, notes(`not opened. Links are opened ${whereTo}`, docs)])
      continue
    }
    opened++
    for (const finding of await aboutLink(line, url, options.origin)) found.push([shown, finding])
  }
  for (const finding of await aboutOthers(line, urls)) found.push(['several', finding])
  return rowOf(name, '', `opened: ${opened}, ${whereTo}`, joined(found))
}

const opens = async (line: Context['line'], url: string) => {
  const { status } = await line.open(url)
  return status > 0 && status < 300
}

/** Whether the permission for one file opens another one. */
async function aboutOthers(line: Context['line'], urls: readonly string[]): Promise<Finding[]> {
  const [first, second] = urls.map((url) => new URL(url)).filter(({ search }) => search !== '')
  if (!first || !second || first.origin !== second.origin || first.pathname === second.pathname) return []
  const plain = `${second.origin}${second.pathname}`
  // A file that opens by itself is told of beside it.
  if (!(await opens(line, second.href)) || (await opens(line, plain))) return []
  return (await opens(line, `${plain}${first.search}`))
    ? [fails('the signature of one file opens another one, too: sign the path of each', docs)]
    : []
}

async function aboutLink(line: Context['line'], url: string, origin: string): Promise<Finding[]> {
  const answer = await line.open(url)
  const { status, headers, reason } = answer
  if (status === 0) return [fails(`no answer came: ${reason}`, docs)]
  if (status >= 400) return [fails(`it answers ${status} to a request without a token, as of an <img>`, docs)]
  const { type, isSaved, isBoxed } = opened(answer)
  // What is saved, or has no origin, is a file: the command may have uploaded it itself.
  const isPage = type.includes('html') && !isSaved && !isBoxed
  if (isPage && !/\.html?$/i.test(new URL(url).pathname)) {
    return [fails('a page of HTML comes in place of the file', docs)]
  }
  return [...aboutDanger(answer), ...(await aboutPermission(line, url)), ...aboutPolicy(headers, url, origin)]
}

/** Whether what a client has uploaded could run on the site of the API. */
function aboutDanger(answer: Exchange): Finding[] {
  const { type, isSaved, isGuessed, isBoxed, isActive } = opened(answer)
  if (isSaved) return isGuessed ? [notes('it has no "X-Content-Type-Options: nosniff"', headersOfFile)] : []
  // Of another origin, such as a bucket, nothing can read what is the API's.
  const level = answer.from === apiBase().origin ? fails : notes
  if (isGuessed)
    return [
      level(
        'it opens in the page without "X-Content-Type-Options: nosniff": a file can pass for a page of yours',
        headersOfFile,
      ),
    ]
  return isActive && !isBoxed
    ? [level(`as ${type} it can run scripts: answer "Content-Disposition: attachment"`, headersOfFile)]
    : []
}

/** Whether somebody looks at the permission in a link: spoiled, it has to open nothing. */
async function aboutPermission(line: Context['line'], url: string): Promise<Finding[]> {
  const { origin, pathname, search, searchParams } = new URL(url)
  const opensBy = (query: string) => opens(line, `${origin}${pathname}${query}`)
  if (search === '' || (await opensBy(''))) {
    // A signature may stand in the path, or a random text in its place.
    if (pathname.split('/').some((part) => signed.test(part))) return []
    return pathname.split('/').some(isRandom)
      ? [notes('nobody signs it: who has the address may open it for as long as the file is there', docs)]
      : [fails('nobody signs it: who guesses the address opens the file', docs)]
  }
  const spoiled = (isMeant: (name: string) => boolean) =>
    `?${Array.from(searchParams, ([name, value]) => `${name}=${encodeURIComponent(isMeant(name) ? spoil(value) : value)}`).join('&')}`
  if (await opensBy(spoiled(() => true)))
    return [fails('nobody checks its signature: it opens with another one', docs)]
  return Array.from(searchParams.keys()).some(isEnd) && (await opensBy(spoiled(isEnd)))
    ? [fails('its signature does not cover when it ends: with a later time in it, it opens, too', docs)]
    : []
}

/** The name of a parameter that says until when: `expires`, `X-Amz-Expires`, `se` in Azure. */
const isEnd = (name: string) => /expir|until|valid|deadline|^(exp|end|se)$/i.test(name)

/** A part of a path: a JWT. */
const signed = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/
/** A UUID, or so many characters of every kind that nobody guesses them. */
const isRandom = (part: string) =>
  /[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}|[\da-f]{24}/i.test(part) ||
  (part.length >= 20 &&
    /^[\w-]+$/.test(part) &&
    /[a-z]/.test(part) &&
    /[A-Z]/.test(part) &&
    /\d.*\d/.test(part))

/** What opens a file is printed nowhere. */
const hidden = (part: string) => (signed.test(part) || isRandom(part) ? '…' : part)

/** Another value of the same kind: a time stays one that is to come. */
const spoil = (value: string) =>
  value.replace(/[\da-z]/i, (one) => (/[9z]/i.test(one) ? '8' : String.fromCharCode(one.charCodeAt(0) + 1)))

function aboutPolicy(headers: Headers, url: string, origin: string): Finding[] {
  if (!origin || origin === new URL(url).origin) return []
  const policy = headers.get('cross-origin-resource-policy')
  if (policy === 'cross-origin') return []
  return policy
    ? [
        fails(
          `Cross-Origin-Resource-Policy is "${policy}": no page shows the picture`,
          'cors.md#files-and-pictures',
        ),
      ]
    : [notes('it has no Cross-Origin-Resource-Policy: cross-origin', 'cors.md#files-and-pictures')]
}
