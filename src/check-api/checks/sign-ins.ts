/** Sign-ins beside the one that all else is asked with. They come last: some servers keep one session of a client. */
import * as api from '../../core/server/api'
import type { Finding } from '../../core/server/inspect/tally'
import { isOffered } from '../../core/server/optional'
import { passwordToSend } from '../../core/session/send-password'
import { clientIdOf } from '../../core/session/session'
import type { Exchange } from '../asking/exchange'
import { sendAs } from '../asking/send-as'
import type { Context } from '../context'
import { aboutRefusal, explain, messageIn } from '../probe'
import { fails, lacks, notes, type Row, rowOf, skipped } from '../row'

/** Nobody has it: the domain is reserved, and takes no mail. Of others, such as `.invalid`, a server may say that they are none. */
export const nobody = 'check-api@example.com'
const wrong = 'check-api, wrong'
const docs = 'login.md#login'

interface Tried {
  /** Who was signed in; `undefined` for nobody. */
  client: string | undefined
  token: string
  exchange: Exchange
}

/**
 * Two wrong passwords: one for an email that nobody has, and a single one for the client's own. A right one comes after
 * them, so that no server goes on to count.
 */
export async function checkSignIns(context: Context): Promise<Row[]> {
  const { email, password, token } = context.options
  if (token) return []
  const unknown = await signInWith(context, nobody, wrong)
  const known = await signInWith(context, email, wrong)
  const capital = otherCase(email)
  return [
    aboutWrong(unknown, known),
    await aboutCapital(context, capital, await signInWith(context, capital, password)),
    await aboutOtherLetter(context),
  ]
}

/** Signs in without a session of the elements, and ends what came of it. */
export async function signInWith(context: Context, email: string, password: string): Promise<Tried> {
  const { line, secrets, signIns } = context
  signIns.push({ email, isRight: password !== wrong })
  const given = { email, password: await passwordToSend(password) }
  const answer = await api.login(given).catch(() => undefined)
  // The request has set it.
  const exchange = line.last() as Exchange
  if (!answer || 'step' in answer) return { client: undefined, token: '', exchange }
  secrets.add(answer.token)
  return { client: clientIdOf(answer.user), token: answer.token, exchange }
}

export async function signOut(context: Context, token: string): Promise<void> {
  if (token && isOffered('logout')) await sendAs(token, context, 'logout')
}

const enough = 'your server had enough of sign-ins: wait, and ask again'

function aboutWrong(unknown: Tried, known: Tried): Row {
  const name = 'with a wrong password'
  if (unknown.token) return rowOf(name, '', '', [fails('it signs in an email that nobody has', docs)])
  if (known.token) return rowOf(name, '', '', [fails('it signs in with a wrong password', docs)])
  const both = [unknown.exchange, known.exchange] as const
  if (both.some(({ status }) => status === 429)) return skipped(name, '', enough)
  if (both.some(({ status }) => status === 0)) return skipped(name, '', 'no answer came')
  const findings: Finding[] = both.flatMap((exchange) => aboutRefusal(exchange)).slice(0, 1)
  const [first, second] = both.map(wordsOf)
  if (first !== second)
    findings.push(
      fails(
        `it tells strangers who is a client: ${first} for an unknown email, ${second} for a known one`,
        docs,
      ),
    )
  return rowOf(name, '', 'has to be refused, with a message; an unknown email in the same words', findings)
}

/** What a refusal says, without what differs each time: the email, a number, the id of the request. */
function wordsOf(exchange: Exchange): string {
  const words = messageIn(exchange).split(' ')
  const same = words.map((word) => (/[@\d]/.test(word) ? '…' : word)).join(' ')
  return `${exchange.status} "${same.slice(0, 60)}"`
}

async function aboutCapital(
  context: Context,
  email: string,
  { client, token, exchange }: Tried,
): Promise<Row> {
  const name = 'a capital letter in the email'
  await signOut(context, token)
  if (exchange.status === 429) return skipped(name, '', enough)
  const about = 'signs in the same client: phones write one'
  if (client && client !== context.clientId)
    return rowOf(name, '', about, [fails(`as "${email}", it signs in another client`, docs)])
  if (token) return rowOf(name, '', about, [])
  const [why] = explain(undefined, exchange, context.secrets.redact)
  return rowOf(name, '', about, [
    lacks(`as "${email}", nobody is signed in: ${why?.text ?? 'it answers no token'}`, docs),
  ])
}

/**
 * Folding and collations take letters for one that `toLowerCase()` tells apart. Who finds an email by the former, and
 * counts tries by the latter, has new tries for each such letter.
 */
async function aboutOtherLetter(context: Context): Promise<Row> {
  const name = 'another letter in the email'
  const { email, password } = context.options
  const other = withOtherLetter(email)
  if (other === email) return skipped(name, '', 'it has no letter that looks like another one')
  const { client, token, exchange } = await signInWith(context, other, password)
  await signOut(context, token)
  if (exchange.status === 429) return skipped(name, '', enough)
  const about = `"${other}" is nobody's, or counts as the client's own`
  if (client && client !== context.clientId)
    return rowOf(name, '', about, [fails(`as "${other}", it signs in another client`, docs)])
  const counted = "count tries by the client's own email, not by the one that was sent"
  return rowOf(
    name,
    '',
    about,
    token ? [notes(`as "${other}", it signs in the same client: ${counted}`, docs)] : [],
  )
}

/** `susan@example.com` gives `ſusan@example.com`, and `ada@example.com` gives `áda@example.com`. */
const withOtherLetter = (email: string) =>
  /s/i.test(email)
    ? email.replace(/s/i, 'ſ')
    : email.replace(/[aeiou]/i, (letter) => `${letter}\u0301`.normalize('NFC'))

/** `ada@example.com` gives `Ada@example.com`, and back. */
const otherCase = (email: string) =>
  email.replace(/\p{L}/u, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  )
