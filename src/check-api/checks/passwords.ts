/** A forgotten password: the mail with the link, and the link that nobody was sent. */
import * as api from '../../core/server/api'
import { apiBase } from '../../core/server/outgoing'
import { passwordToSend } from '../../core/session/send-password'
import type { Exchange } from '../asking/exchange'
import type { Context } from '../context'
import { aboutRefusal, createProbe, messageIn } from '../probe'
import { fails, notes, type Row, rowOf, skipped } from '../row'
import { nobody } from './sign-ins'

export const checkPasswords = async (context: Context): Promise<Row[]> => [
  await askForMail(context),
  await resetByWrongLink(context),
]

const ownSignIn = 'your own sign-in has its own'

/** The answer must not tell whether the address is known, so an unknown one has the same. */
async function askForMail(context: Context): Promise<Row> {
  const probe = createProbe(context, 'sendResetEmail')
  if (context.options.token) return probe.row(ownSignIn)
  const nowhere = await context.line.send(new URL('check-api-none', apiBase()).href, { method: 'POST' })
  await probe.run(
    () => api.sendResetEmail(nobody),
    (exchange) => {
      const { status } = exchange
      if (status < 400 || status >= 500 || status === 429) return undefined
      if (isMissing(exchange, nowhere))
        return fails(`it answers ${status}, as to a call that is not there`, 'other-shapes.md#other-paths')
      const words = context.secrets.redact(messageIn(exchange)).replace(/\.$/, '') || 'without a message'
      const what = `it answers ${status} to an address that nobody has: ${words}`
      return fails(`${what}. Answer 200, as to a known one, or strangers learn who is a client`, docs)
    },
  )
  return probe.row()
}

const docs = 'login.md#forgotten-password'

/** Whether a call answers as one that is not there: a path that no server has gets the same. */
const isMissing = (answer: Exchange, nowhere: Exchange) =>
  [404, 405, 501].includes(answer.status) &&
  (answer.json === undefined ||
    (answer.status === nowhere.status && messageIn(answer) === messageIn({ ...nowhere, call: answer.call })))

/** A link that nobody was sent has to be refused. */
async function resetByWrongLink({ line, options }: Context): Promise<Row> {
  const name = 'resetPassword, by a wrong link'
  if (options.token) return skipped(name, '', ownSignIn)
  const password = await passwordToSend('check-api, a long new one')
  const isDone = await api.resetPassword('check-api', 'no-such-token', password).catch(() => false)
  const exchange = line.last()
  const findings = isDone
    ? [fails('it sets a password by a link that nobody was sent', docs)]
    : exchange && exchange.status > 0
      ? [...aboutRefusal(exchange), ...aboutMissing(exchange.status)]
      : []
  return rowOf(name, '', 'has to be refused, with a message', findings)
}

/** A call that is not there refuses, too. */
const aboutMissing = (status: number) =>
  status === 400 || status === 403
    ? []
    : [notes(`it answers ${status}, and not 400: nobody can tell whether your server has this call`, docs)]
