/** What is in the copy of all that is kept of a client: JSON for programs, CSV for spreadsheets, and the files themselves. */

import type { Bytes } from '../../files/bytes.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { withDefaults } from '../../mail/choices.ts'
import { inLanguageOf, type MailLanguage } from '../../mail/texts/notices/languages.ts'
import type { NoticeTexts } from '../../mail/texts/notices/notice-texts.ts'
import { accountIdOf } from '../../stores/account.ts'
import type { Upload } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import { type LinkTo, toFile, toPayment, toProject, toTicket, toUser } from '../wire.ts'
import { toCsv } from './csv.ts'

/** A file in the copy. */
export interface CopiedFile {
  /** With its folder: `files/plan.pdf`. */
  name: string
  input: string | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Names the files of a copy one after the other, as they are read. No two have the same name. */
export async function* contentsOf(
  clientId: string,
  { store, bytes, mailLanguage }: { store: Store; bytes: Bytes; mailLanguage: MailLanguage },
): AsyncGenerator<CopiedFile> {
  const client = await store.client(clientId)
  if (!client) return
  const own = await store.recordsOf(clientId)
  // Colleagues see one account together, and each has a bell, a profile and ways in.
  const records = client.accountId ? await store.recordsOf(client.accountId) : own
  const people = await store.people(accountIdOf(client))
  const isOthersPhoto = ({ id }: Upload) => people.some((one) => one.id !== clientId && one.photo === id)
  const uploads = [...records.uploads, ...(client.accountId ? own.uploads : [])].filter(
    (upload) => !isOthersPhoto(upload),
  )
  const names = namesOf(uploads)
  const linkTo: LinkTo = async ({ id }) => names.get(id) ?? ''
  const lists = {
    projects: records.projects.map(toProject),
    updates: await Promise.all(
      records.updates.map(async (update) => ({
        ...update,
        files: await Promise.all(update.files.map(linkTo)),
      })),
    ),
    milestones: records.milestones.map(withoutPosition),
    approvals: records.approvalRecords,
    payments: await Promise.all(records.payments.map((payment) => toPayment(payment, linkTo))),
    tickets: await Promise.all(
      records.tickets.map(async (ticket) => {
        const { messages, ...told } = await toTicket(ticket, people, linkTo)
        return { ...told, messages: messages.map(withoutPosition) }
      }),
    ),
    ratings: records.ratings,
    files: await Promise.all(records.files.map((file) => toFile(file, linkTo))),
    notifications: own.notifications,
  }
  const messages = lists.tickets.flatMap(({ ticketId, messages }) =>
    messages.map((message) => ({ ticketId, ...message })),
  )
  const step = await store.secondStep(clientId)
  const security = {
    passkeys: (await store.passkeys(clientId)).map(({ name, createdAt, lastUsedAt }) => ({
      ...{ name, createdAt, lastUsedAt },
    })),
    secondStep: step?.kind ?? '',
    sessions: await store.sessions(clientId, 0),
    signIns: await store.signIns(clientId),
  }
  const { readme } = inLanguageOf(client, mailLanguage).texts
  yield { name: 'README.txt', input: inPlainText(readme) }
  const account = people.find(({ id }) => id === client.accountId) ?? client
  const consultant = account.consultantId ? await store.consultant(account.consultantId) : undefined
  const profile = await toUser(client, account, linkTo)
  yield json('profile', { ...profile, ...(consultant && { POC: consultant }) })
  yield json('security', security)
  yield json('mails', withDefaults(await store.mailSettings(clientId)))
  for (const [name, rows] of Object.entries(lists)) yield json(name, rows)
  for (const [name, rows] of Object.entries({ ...lists, messages })) {
    yield { name: `tables/${name}.csv`, input: toCsv(rows as Record<string, unknown>[]) } // rows of any kind
  }
  for (const { id } of uploads) {
    const name = names.get(id)
    const kept = await bytes.read(id)
    if (name && kept) yield { name, input: kept.body }
  }
}

/** A database counts these rows, over all clients. */
const withoutPosition = <Row extends object>({ position: _, ...row }: Row & { position?: number }) => row

const json = (name: string, value: unknown): CopiedFile => ({
  name: `${name}.json`,
  input: JSON.stringify(value, null, 2),
})

/** Where each file stands in the copy: under its own name, with a number if there are several of it. */
function namesOf(uploads: readonly Upload[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  /** How often a name has come. */
  const counts = new Map<string, number>()
  const free = (clean: string): string => {
    // Some systems take `Plan.pdf` and `plan.pdf` for one.
    const key = clean.toLowerCase()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const name = count === 1 ? clean : `${count} ${clean}`
    if (taken.has(name.toLowerCase())) return free(clean)
    taken.add(name.toLowerCase())
    return name
  }
  return new Map(uploads.map(({ id, name }) => [id, `files/${free(cleanFileName(name))}`]))
}

const inPlainText = ({ about, json, tables, files, secrets }: NoticeTexts['readme']) =>
  `\ufeff${about}

*.json   ${json}
tables   ${tables}
files    ${files}

${secrets}
`
