/** The calls that write, and what has to be there afterwards. They are made only when that is asked for. */
import * as api from '../../core/server/api'
import { isRead } from '../../core/server/schema/notification'
import { passwordToSend } from '../../core/session/send-password'
import type { Context } from '../context'
import { aboutRefusal, createProbe, messageIn } from '../probe'
import { fails, lacks, notes, type Row, rowOf, skipped } from '../row'
import type { Known } from './reads'
import { nobody } from './sign-ins'

/** Makes every call that writes. What it leaves behind says so. @returns the links to what was uploaded, too */
export async function writeAll(context: Context, known: Known): Promise<{ rows: Row[]; links: string[] }> {
  const links: string[] = []
  const rows = [
    await markRead(context, known),
    ...(await writeTicket(context)),
    ...(context.options.reopen ? [await reopen(context)] : []),
    await addFile(context, known, links),
    await askForMail(context),
    await resetByWrongLink(context),
  ]
  return { rows, links }
}

const note = 'check-api: please ignore this.'

async function markRead(context: Context, { notifications }: Known): Promise<Row> {
  const first = notifications?.find((each) => !isRead(each))
  const probe = createProbe(context, 'markNotificationRead')
  const why = context.without('markNotificationRead')
  const none = notifications ? 'the client has no unread notification' : 'notifications failed'
  if (why || !first) return probe.row(why || none)
  const isDone = await probe.run(() => api.markNotificationRead(first._id))
  const after = await api.notifications().catch(() => [])
  if (isDone && after.some((each) => each._id === first._id && !isRead(each))) {
    probe.note(lacks('the notification is unread afterwards', 'notification'))
  }
  return probe.row()
}

async function writeTicket(context: Context): Promise<Row[]> {
  const { clientId, without } = context
  const [raising, replying] = [createProbe(context, 'createTicket'), createProbe(context, 'replyTicket')]
  const why = without('createTicket')
  if (why) return [raising.row(why), replying.row(why)]
  // The form of a reply to an update.
  const subject = 'check-api: please ignore this (A project, SRV-0)'
  const id = await raising.run(() => api.createTicket(clientId, formOf({ subject, message: note })))
  const found = (await api.tickets(clientId).catch(() => [])).find((ticket) => ticket.subject === subject)
  if (id === '')
    raising.note(notes('it does not name the new ticket: the client is led to the list of tickets', 'ticket'))
  if (id !== undefined && !found) {
    raising.note(
      lacks(
        'no ticket of the list has the subject as it was sent: replies to updates are not found',
        'answers',
      ),
    )
  }
  const ticketId = id || found?.ticketId
  if (!ticketId) return [raising.row(), replying.row('there is no ticket to reply to')]
  const again = 'check-api: and this, too.'
  const form = formOf({ message: again })
  for (const name of ['one', 'two']) form.append('attachment', fileOf(`check-api-${name}.txt`))
  const answer = await replying.run(() => api.replyTicket(ticketId, form))
  const ticket = await api.ticket(ticketId).catch(() => undefined)
  const reply = ticket?.messages.find(({ message }) => message.trim() === again)
  const kept = reply?.attachments.length ?? 0
  if (answer && !reply) replying.note(lacks('the ticket does not hold the reply afterwards', 'ticket'))
  else if (answer && kept < 2) {
    replying.note(lacks(`of the two files of the reply, it holds ${kept || 'none'} afterwards`, 'answers'))
  }
  return [raising.row(), replying.row()]
}

/** The row of it. */
export const reopening = 'reply to a resolved ticket'

/** A reply to a resolved ticket, of which nobody would hear if it stayed so. */
async function reopen(context: Context): Promise<Row> {
  const id = context.options.reopen
  const name = reopening
  const before = await api.ticket(id).catch(() => undefined)
  if (!before) return rowOf(name, '', '', [fails(`the ticket "${id}" of --reopen can't be read`, 'ticket')])
  if (!isResolved(before))
    return skipped(name, '', `the ticket "${id}" is "${before.status}", and not resolved`)
  const form = formOf({ message: note })
  const isDone = await api.replyTicket(id, form).catch(() => undefined)
  const after = await api.ticket(id).catch(() => undefined)
  const findings = !isDone
    ? [fails('a reply is refused: the client can not reopen it', 'ticket')]
    : after && isResolved(after)
      ? [fails(`it is still "${after.status}" afterwards: nobody looks at the reply`, 'ticket')]
      : []
  return rowOf(name, '', 'is open afterwards', findings)
}

const isResolved = ({ status }: { status: string }) => /^resolved$/i.test(status.trim())

async function addFile(context: Context, { projects: [project] }: Known, links: string[]): Promise<Row> {
  const probe = createProbe(context, 'uploadFile')
  const why = context.without('uploadFile')
  if (why || !project) return probe.row(why || 'the client has no project')
  const fileName = 'check-api, please ignore'
  const form = formOf({ fileName, remarks: note, userType: 'Client', uploadedById: context.clientId })
  form.set('file', fileOf('check-api.txt'))
  const isDone = await probe.run(() => api.uploadFile(project._id, form))
  const files = await api.files(project._id).catch(() => [])
  const own = files.filter(({ name }) => name.startsWith(fileName))
  links.push(...own.map(({ path }) => path).filter(Boolean))
  if (isDone && own.length === 0) {
    probe.note(lacks('no file of the project has the name that was sent', 'file'))
  }
  return probe.row()
}

const ownSignIn = 'your own sign-in has its own'

/** The answer must not tell whether the address is known, so an unknown one has the same. */
async function askForMail(context: Context): Promise<Row> {
  const probe = createProbe(context, 'sendResetEmail')
  if (context.options.token) return probe.row(ownSignIn)
  await probe.run(
    () => api.sendResetEmail(nobody),
    ({ status, json }) => {
      if (status < 400 || status >= 500 || status === 429) return undefined
      const words = context.secrets.redact(messageIn(json)).replace(/\.$/, '') || 'without a message'
      const what = `it answers ${status} to an address that nobody has: ${words}`
      return fails(`${what}. Answer 200, as to a known one, or strangers learn who is a client`)
    },
  )
  return probe.row()
}

/** A link that nobody was sent has to be refused. */
async function resetByWrongLink({ line, options }: Context): Promise<Row> {
  const name = 'resetPassword, by a wrong link'
  if (options.token) return skipped(name, '', ownSignIn)
  const password = await passwordToSend('check-api, a long new one')
  const isDone = await api.resetPassword('check-api', 'no-such-token', password).catch(() => false)
  const exchange = line.last()
  const findings = isDone
    ? [fails('it sets a password by a link that nobody was sent')]
    : exchange && exchange.status > 0
      ? [...aboutRefusal(exchange), ...aboutMissing(exchange.status)]
      : []
  return rowOf(name, '', 'has to be refused, with a message', findings)
}

/** A call that is not there refuses, too. */
const aboutMissing = (status: number) =>
  status === 400 || status === 403
    ? []
    : [notes(`it answers ${status}, and not 400: nobody can tell whether your server has this call`)]

export const fileOf = (name: string, content = note) => new File([content], name, { type: 'text/plain' })

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
