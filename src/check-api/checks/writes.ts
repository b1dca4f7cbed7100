/** The calls that write, and what has to be there afterwards. They are made only when that is asked for. */
import { fileUrl } from '../../core/files/file-url'
import * as api from '../../core/server/api'
import type { Finding } from '../../core/server/inspect/tally'
import { isRead } from '../../core/server/schema/entities/notification'
import { mayOpen } from '../asking/follow'
import type { Context } from '../context'
import { createProbe } from '../probe'
import { fails, lacks, type Row } from '../row'
import { checkPasswords } from './passwords'
import type { Known } from './reads'
import { reopen, writeTicket } from './ticket'
import { broken, fileOf, findByText, foreign, formOf, mark, note } from './written'

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
