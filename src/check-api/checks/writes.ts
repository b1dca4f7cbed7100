/** The calls that write, and what has to be there afterwards. They are made only when that is asked for. */
import { randomUUID } from 'node:crypto'
import { fileUrl } from '../../core/files/file-url'
import * as api from '../../core/server/api'
import type { Finding } from '../../core/server/inspect/tally'
import { isRead } from '../../core/server/schema/notification'
import type { Context } from '../context'
import { mayOpen } from '../follow'
import { createProbe, explain } from '../probe'
import { fails, lacks, notes, type Row, rowOf, skipped } from '../row'
import { checkPasswords } from './passwords'
import type { Known } from './reads'

/** Makes every call that writes. What it leaves behind says so. @returns the links to what was uploaded, too */
export async function writeAll(context: Context, known: Known): Promise<{ rows: Row[]; links: string[] }> {
  const links: string[] = []
  const rows = [
    await markRead(context, known),
    ...(await writeTicket(context)),
    ...(context.options.reopen ? [await reopen(context)] : []),
    await addFile(context, known, links),
    ...(await checkPasswords(context)),
  ]
  return { rows, links }
}

const note = 'check-api: please ignore this.'
/** Of two, three and four bytes in UTF-8. */
const foreign = '– ü 日本 🙂'
/** Tells what this run writes from what an earlier one has left behind. */
const mark = randomUUID().slice(0, 8)

/** The thing that has a text as it was sent, or the one whose text is only its beginning: the rest came back otherwise. */
function findByText<Thing>(things: readonly Thing[], text: string, of: (thing: Thing) => string) {
  const whole = things.find((thing) => of(thing).trim().startsWith(text))
  const spoiled = things.find((thing) =>
    of(thing)
      .trim()
      .startsWith(text.slice(0, text.indexOf(foreign))),
  )
  return { found: whole ?? spoiled, isSpoiled: !whole && spoiled !== undefined }
}

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

/** What a row says of a text that did not come back as it was sent. */
const broken = (what: string, sent: string, read: string) =>
  fails(
    `${what} comes back as "${read.slice(0, 80)}", and was "${sent}": keep it as it came, in UTF-8`,
    'calls.md#what-clients-write',
  )

async function markRead(context: Context, { notifications }: Known): Promise<Row> {
  const first = notifications?.find((each) => !isRead(each))
  const probe = createProbe(context, 'markNotificationRead')
  const why = context.without('markNotificationRead')
  const none = notifications ? 'the client has no unread notification' : 'notifications failed'
  if (why || !first) return probe.row(why || none)
  const isDone = await probe.run(() => api.markNotificationRead(first._id))
  const after = await api.notifications().catch(() => [])
  if (isDone && after.some((each) => each._id === first._id && !isRead(each))) {
    probe.note(lacks('the notification is unread afterwards', 'fields.md#notification'))
  }
  return probe.row()
}

async function writeTicket(context: Context): Promise<Row[]> {
  const { clientId, without } = context
  const [raising, replying] = [createProbe(context, 'createTicket'), createProbe(context, 'replyTicket')]
  const why = without('createTicket')
  if (why) return [raising.row(why), replying.row(why)]
  // The form of a reply to an update.
  const subject = `check-api: please ignore this, ${mark} ${foreign} (A project, SRV-0)`
  const message = `${note} ${foreign}`
  const id = await raising.run(() => api.createTicket(clientId, formOf({ subject, message })))
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
  const form = formOf({ message: again })
  for (const name of ['one', 'two']) form.append('attachment', fileOf(`check-api-${name} ${foreign}.txt`))
  const answer = await replying.run(() => api.replyTicket(ticketId, form))
  const ticket = await api.ticket(ticketId).catch(() => undefined)
  const [first] = ticket?.messages ?? []
  if (first && !ticket?.messages.some((each) => each.message.trim() === message))
    raising.note(broken('the message', message, first.message))
  const written = findByText(ticket?.messages ?? [], again, ({ message }) => message)
  const reply = written.found
  const kept = reply?.attachments.length ?? 0
  if (reply && written.isSpoiled) replying.note(broken('the message', again, reply.message))
  for (const name of (reply?.attachments ?? []).map(nameOf).filter((each) => miscoded.test(each)))
    replying.note(broken('the name of a file', foreign, name))
  if (answer && !reply)
    replying.note(fails('the ticket does not hold the reply afterwards', 'fields.md#ticket'))
  else if (answer && kept < 2) {
    replying.note(
      fails(
        `of the two files of the reply, it holds ${kept || 'none'} afterwards`,
        'calls.md#what-clients-write',
      ),
    )
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

async function addFile(context: Context, { projects: [project] }: Known, links: string[]): Promise<Row> {
  const probe = createProbe(context, 'uploadFile')
  const why = context.without('uploadFile')
  if (why || !project) return probe.row(why || 'the client has no project')
  const fileName = `check-api, please ignore, ${mark} ${foreign}`
  const form = formOf({ fileName, remarks: note, userType: 'Client', uploadedById: context.clientId })
  form.set('file', fileOf('check-api.txt', bytes))
  const isDone = await probe.run(() => api.uploadFile(project._id, form))
  const files = await api.files(project._id).catch(() => [])
  const { found, isSpoiled } = findByText(files, fileName, ({ name }) => name)
  if (found && isSpoiled) probe.note(broken('the name', fileName, found.name))
  if (found?.path) links.push(found.path)
  if (found?.path) probe.note(await aboutBytes(context, found.path))
  if (isDone && !found)
    probe.note(fails('no file of the project has the name that was sent', 'fields.md#file'))
  return probe.row()
}

/** Letters in Latin 1, which are no UTF-8: whoever takes a file for a text breaks it. */
const bytes = Buffer.concat([Buffer.from(`${note}\n`), Buffer.from('äöüß', 'latin1')])

/** Whether a file comes back as it was sent. That it can't be opened is told of beside the links. */
async function aboutBytes({ line, options }: Context, path: string): Promise<Finding | undefined> {
  const url = fileUrl(path)
  if (!url || !(await mayOpen(new URL(url), options.apiUrl))) return undefined
  const { status, isPage, bytes: read } = await line.open(url)
  if (status < 200 || status >= 300 || isPage || bytes.equals(read)) return undefined
  const lengths = `${read.length} bytes came, and ${bytes.length} were sent`
  return fails(
    `the file does not come back byte by byte: ${lengths}. Keep it as it is, and as no text`,
    'files.md#headers-of-a-file',
  )
}

export const fileOf = (name: string, content: BlobPart = note) =>
  new File([content], name, { type: 'text/plain' })

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
