/** The ways in without a password, as a stranger tries them: who looks for clients, guesses a code, or makes a passkey up. */
import { ownField } from '../../../core/page/is-record'
import { type Sent, sendAs } from '../../asking/send-as'
import type { Context } from '../../context'
import { messageIn } from '../../probe'
import { fails, lacks, notes, type Row, rowOf, skipped } from '../../row'
import { nobody } from '../sign-ins'

const browser = '0'.repeat(32)
const enough = 'your server had enough of tries: wait, and ask again'

export async function checkWaysIn(context: Context): Promise<Row[]> {
  const { ways } = context.options
  return [
    ...(ways.includes('link') ? await checkLink(context) : []),
    ...(ways.includes('passkey') ? await checkPasskeys(context) : []),
  ]
}

async function checkLink(context: Context): Promise<Row[]> {
  const ask = (email: string) => sendAs(null, context, 'sendSignInLink', { json: { email, browser } })
  const unknown = await ask(nobody)
  const known = context.options.email ? await ask(context.options.email) : unknown
  const docs = 'login-link.md#what-your-server-has-to-do'
  const asked = [unknown, known]
  const name = 'a link for an unknown email'
  if (asked.some(({ status }) => status === 429)) return [skipped(name, '', enough)]
  const [first, second] = asked.map(formOf)
  const findings = [
    ...(first === second ? [] : [fails(`it tells strangers who is a client: ${first}, and ${second}`, docs)]),
    ...(known.isTaken && !requestIn(known) ? [fails('its answer has no "request" in "data"', docs)] : []),
    ...(known.isTaken ? [] : [fails(`it answers ${known.status}: ${messageIn(known)}`, docs)]),
  ]
  const rows = [rowOf(name, '', 'answered as one for a client', findings)]
  const request = requestIn(unknown)
  if (!request) return rows
  const json = { request, browser, code: '000000' }
  const wrong = await sendAs(null, context, 'signInByLink', { json })
  return [...rows, rowOf('a wrong code', '', 'refused with 401', aboutWrong(wrong, docs))]
}

async function checkPasskeys(context: Context): Promise<Row[]> {
  const docs = 'login-passkeys.md#what-your-server-has-to-do'
  const ask = () => sendAs(null, context, 'passkeyOptions', { json: {} })
  const [first, second] = [await ask(), await ask()]
  const name = 'the question to a passkey'
  if ([first, second].some(({ status }) => status === 429)) return [skipped(name, '', enough)]
  const [one, other] = [challengeIn(first), challengeIn(second)]
  const [asks, asksAgain] = [first, second].map((sent) => ownField(optionsIn(sent), 'challenge'))
  const named = ownField(optionsIn(first), 'allowCredentials')
  const findings = [
    ...(one && asks ? [] : [fails('its answer has no "challenge", in "data" and in "options"', docs)]),
    ...(one && (one === other || asks === asksAgain)
      ? [fails('it asks the same twice: what was signed counts again', docs)]
      : []),
    ...(Array.isArray(named) && named.length > 0
      ? [fails('it names passkeys before it knows whose they are', docs)]
      : []),
  ]
  const rows = [rowOf(name, '', 'another one each time, that names nobody', findings)]
  if (!one) return rows
  const made = { id: 'check-api', type: 'public-key', response: { clientDataJSON: 'e30', signature: 'e30' } }
  const sent = await sendAs(null, context, 'signInByPasskey', { json: { challenge: one, response: made } })
  return [...rows, rowOf('a passkey that is made up', '', 'refused with 401', aboutWrong(sent, docs))]
}

/** The sign-in was half done: what it gave has to open nothing. */
export async function checkHalfDone(context: Context): Promise<Row[]> {
  const answer = context.line.last()?.json
  const step = ownField(ownField(ownField(answer, 'data'), 'secondStep'), 'step')
  if (typeof step !== 'string' || !step) return []
  const name = 'a sign-in that is half done'
  const docs = 'login-second-step.md#a-sign-in-that-is-half-done'
  const { status, isTaken } = await sendAs(step, context, 'checkSession', { json: { userType: 'Client' } })
  const findings = [
    ...(isTaken ? [fails('its "step" counts as a token: the second step can be left out', docs)] : []),
    ...(!isTaken && status !== 401
      ? [lacks(`its "step" as a token is answered with ${status}, and not 401`, docs)]
      : []),
    notes('this client has a second step: give a token by CHECK_API_TOKEN to look at more', docs),
  ]
  return [rowOf(name, '', 'opens nothing', findings)]
}

function aboutWrong({ isTaken, status, reason }: Sent, docs: string) {
  if (isTaken) return [fails('it signs in', docs)]
  if (status === 0) return [fails(`no answer came: ${reason}`)]
  if (status === 429) return [notes(enough, docs)]
  return status === 401
    ? []
    : [lacks(`it answers ${status}, and not 401: the form says that the server lacks this way`, docs)]
}

const optionsIn = ({ answer }: Sent) => ownField(ownField(answer, 'data') ?? answer, 'options')
const challengeIn = ({ answer }: Sent) => textIn(ownField(ownField(answer, 'data') ?? answer, 'challenge'))
const requestIn = ({ answer }: Sent) => textIn(ownField(ownField(answer, 'data') ?? answer, 'request'))
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** What an answer says, without what differs each time. */
const formOf = (sent: Sent) => {
  const words = sent.isTaken
    ? Object.keys(Object(ownField(sent.answer, 'data') ?? sent.answer)).join(', ')
    : messageIn(sent)
  return `${sent.status} "${words}"`
}
