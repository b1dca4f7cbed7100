/** What a browser makes of a file that somebody opens, by the standards: MIME Sniffing, HTML and CSP. */
import type { Exchange } from '../../asking/exchange'

interface Opened {
  /** The type that the server names, without its parameters; empty for none that counts. */
  type: string
  /** Whether the browser saves the file, and shows nothing. */
  isSaved: boolean
  /** Whether the browser may guess another type. */
  isGuessed: boolean
  /** Whether the policy of the file lets none of its scripts run in the name of the origin. */
  isBoxed: boolean
  /** Whether the browser takes the file for a document that may have scripts. */
  isActive: boolean
}

export function opened({ headers, bytes }: Exchange): Opened {
  const of = (name: string) => headers.get(name) ?? ''
  const type = typeOf(of('content-type'))
  const isGuessed = !/^\s*nosniff\s*(,|$)/i.test(of('x-content-type-options'))
  const start = Buffer.from(bytes.subarray(0, 1_000)).toString('latin1')
  return {
    type,
    isGuessed,
    isSaved: /^\s*attachment\b/i.test(of('content-disposition')),
    isBoxed: of('content-security-policy').toLowerCase().split(',').some(isBox),
    isActive: active.test(type) || (isGuessed && type === '' && document.test(start)),
  }
}

/** Types of documents that run scripts. A saved page (`.mht`) that says what it is, browsers save. */
const active = /^(text\/html|(text|application)\/xml|.+\+xml)$/
/** How a document begins whose type a browser guesses. */
const document =
  /^[\t\n\f\r ]*<(\?xml|(!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--)[ >])/i

/** Of several types, the last one counts that is a type. One that says nothing is none; `text/plain` stays what it is. */
const typeOf = (header: string) =>
  header
    .toLowerCase()
    .split(',')
    .map((each) => each.replace(/;.*/, '').trim())
    .filter((each) => /^[^\s/*]+\/[^\s/*]+$/.test(each))
    .at(-1)
    ?.replace(/^(unknown|application)\/unknown$/, '') ?? ''

/** Whether a policy gives the file another origin, or forbids its scripts. */
function isBox(policy: string): boolean {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/))
  const wordsOf = (name: string) => directives.find(([first]) => first === name)?.slice(1)
  const sandbox = wordsOf('sandbox')
  const isLoose = ['allow-scripts', 'allow-same-origin'].every((each) => sandbox?.includes(each))
  const scripts = ['elem', 'attr'].map(
    (kind) => wordsOf(`script-src-${kind}`) ?? wordsOf('script-src') ?? wordsOf('default-src'),
  )
  return (sandbox !== undefined && !isLoose) || scripts.every((each) => each?.join() === "'none'")
}
