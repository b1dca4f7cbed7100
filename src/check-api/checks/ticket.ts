/** A ticket and replies to it, each with files, and what the ticket holds afterwards. */
import * as api from '../../core/server/api'
import type { Context } from '../context'
import { createProbe, explain } from '../probe'
import { fails, notes, type Row, rowOf, skipped } from '../row'
import { broken, fileOf, findByText, foreign, formOf, mark, note } from './written'

const written = 'calls.md#what-clients-write'

export async function writeTicket(context: Context): Promise<Row[]> {
  const { clientId, without } = context
  const [raising, replying] = [createProbe(context, 'createTicket'), createProbe(context, 'replyTicket')]
  const why = without('createTicket')
  if (why) return [raising.row(why), replying.row(why)]
  const takesFiles = !context.options.without.includes('files')
  const withFiles = (form: FormData, ...names: string[]) => {
    for (const name of takesFiles ? names : [])
      form.append('attachment', fileOf(`check-api-${name} ${foreign}.txt`))
    return form
  }
  // The form of a reply to an update.
  const subject = `check-api: please ignore this, ${mark} ${foreign} (A project, SRV-0)`
  const message = `${note} ${foreign}`
  const raise = (form: FormData) => raising.run(() => api.createTicket(clientId, form))
  const idWithFile = await raise(withFiles(formOf({ subject, message }), 'first'))
  // A server that refuses the file may take the ticket.
  const id = idWithFile ?? (await raise(formOf({ subject, message })))
  const tickets = await api.tickets(clientId).catch(() => [])
  const byId = tickets.find(({ ticketId }) => ticketId === id)
  const found = findByText(tickets, subject, (ticket) => ticket.subject).found ?? byId
  if (id === '')
    raising.note(
      notes('it does not name the new ticket: the client is led to the list of tickets', 'fields.md#ticket'),
    )
  if (found && found.subject !== subject) raising.note(broken('the subject', subject, found.subject))
  if (id !== undefined && !found)
    raising.note(fails('no ticket of the list has the subject that was sent', 'fields.md#ticket'))
  const ticketId = id || found?.ticketId
  if (!ticketId) return [raising.row(), replying.row('there is no ticket to reply to')]
  const again = `check-api: and this, too, ${mark} ${foreign}`
  const form = withFiles(formOf({ message: again }), 'one', 'two')
  const answer = await replying.run(() => api.replyTicket(ticketId, form))
  const ticket = await api.ticket(ticketId).catch(() => undefined)
  const messages = ticket?.messages ?? []
  const whole = messages.find((each) => each.message.trim() === message)
  const first = whole ?? messages[0]
  if (first && !whole) raising.note(broken('the message', message, first.message))
  if (takesFiles && idWithFile !== undefined && first?.attachments.length === 0)
    raising.note(fails('the ticket does not hold its file afterwards', written))
  const { found: reply, isSpoiled } = findByText(messages, again, ({ message }) => message)
  const kept = reply?.attachments.length ?? 0
  if (reply && isSpoiled) replying.note(broken('the message', again, reply.message))
  for (const name of (reply?.attachments ?? []).map(nameOf).filter((each) => miscoded.test(each)))
    replying.note(broken('the name of a file', foreign, name))
  if (answer && !reply)
    replying.note(fails('the ticket does not hold the reply afterwards', 'fields.md#ticket'))
  else if (takesFiles && answer && kept < 2)
    replying.note(fails(`of the two files of the reply, it holds ${kept || 'none'} afterwards`, written))
  return [raising.row(), replying.row()]
}

/** The row of it. */
export const reopening = 'reply to a resolved ticket'

/** A reply to a resolved ticket, of which nobody would hear if it stayed so. */
export async function reopen(context: Context): Promise<Row> {
  const id = context.options.reopen
  const name = reopening
  const before = await api.ticket(id).catch(() => undefined)
  if (!before) {
    const [why] = explain(undefined, context.line.last(), context.secrets.redact)
    const whose = 'give the id of a resolved ticket of this client'
    return skipped(name, '', `the ticket "${id}" of --reopen can't be read: ${why?.text ?? whose}`)
  }
  if (!isResolved(before))
    return skipped(name, '', `the ticket "${id}" is "${before.status}", and not resolved`)
  const form = formOf({ message: note })
  const isDone = await api.replyTicket(id, form).catch(() => undefined)
  const after = await api.ticket(id).catch(() => undefined)
  const findings = !isDone
    ? [fails('a reply is refused: the client can not reopen it', 'fields.md#ticket')]
    : after && isResolved(after)
      ? [fails(`it is still "${after.status}" afterwards: nobody looks at the reply`, 'fields.md#ticket')]
      : []
  return rowOf(name, '', 'is open afterwards', findings)
}

const isResolved = ({ status }: { status: string }) => /^resolved$/i.test(status.trim())

/** The name at the end of a link to a file. */
function nameOf(link: string): string {
  const last =
    link
      .replace(/[?#].*/, '')
      .split('/')
      .at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return '\ufffd'
  }
}

/** UTF-8 that was read as Latin 1, or the reverse. A name whose characters were replaced is no mistake. */
const miscoded = /Ã¼|\ufffd/
