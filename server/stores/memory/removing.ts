/** What is removed from the store in memory: records, sessions, all that tells who a client was. */
import { accountIdOf } from '../account.ts'
import { allBehindNames, erasedName } from '../closed.ts'
import { goingWith, ownerOf } from '../lists.ts'
import { type Attachment, type Client, noDetails, type Records } from '../records.ts'
import type { Store } from '../store.ts'
import { ofClient } from './staff.ts'

/** What is kept beside the records. */
interface Beside {
  /** Has the lists made anew. */
  relist(): void
  /** With all links, and tells it. */
  endSessions(clientId: string): void
  forgetCounts(email: string): void
  /** Keys, mails that wait, uploads, news, and the words of the trail. */
  forgetRest(clientId: string): void
}

type Removing = Pick<
  Store,
  'endSessions' | 'forgetCounts' | 'remove' | 'removeUpload' | 'erase' | 'discarded' | 'forgetDiscarded'
>

export function memoryRemoving(
  records: Records,
  beside: Beside,
): Removing & { discard(ids: readonly string[]): void } {
  const discarded = new Set<string>()

  function drop<Name extends keyof Records>(
    name: Name,
    isGone: (row: Records[Name][number]) => boolean,
  ): void {
    const rows: Records[Name][number][] = records[name]
    // The lists and others hold this array: its rows change, and it stays.
    const left = rows.filter((row) => !isGone(row))
    rows.length = 0
    for (const row of left) rows.push(row)
    beside.relist()
  }

  function discard(ids: readonly string[]): void {
    for (const id of ids) discarded.add(id)
  }

  function dropUploads(ids: readonly string[]): void {
    discard(ids)
    drop('uploads', ({ id }) => ids.includes(id))
  }

  /** @param withFrame Also the projects themselves. */
  function dropProjects(ids: readonly string[], withFrame: boolean): void {
    for (const name of goingWith('projectId')) drop(name, (row) => ids.includes(ownerOf(name, row)))
    if (withFrame) drop('projects', ({ _id }) => ids.includes(_id))
  }

  return {
    discard,
    async endSessions(clientId) {
      beside.endSessions(clientId)
    },
    async forgetCounts(email) {
      beside.forgetCounts(email)
    },
    async remove({ projects = [], payments = [], notifications = [], uploads = [] }) {
      dropProjects(projects, true)
      drop('payments', ({ id }) => payments.includes(id))
      drop('notifications', ({ _id }) => notifications.includes(_id))
      dropUploads(uploads)
    },
    async removeUpload({ id, clientId }) {
      const without = (files: Attachment[]) => files.filter((file) => file.id !== id)
      const own = ofClient(records, clientId)
      for (const client of own.clients) if (client.photo === id) client.photo = ''
      for (const update of own.updates) update.files = without(update.files)
      for (const { messages } of own.tickets) {
        for (const message of messages) message.attachments = without(message.attachments)
      }
      for (const payment of own.payments) if (payment.invoice?.id === id) payment.invoice = null
      drop('files', ({ upload }) => upload.id === id)
      dropUploads([id])
    },
    async erase(clientId, email, keptUploads) {
      const client = records.clients.find(({ id }) => id === clientId)
      if (!client) return
      const { payments, projects, uploads } = ofClient(records, clientId)
      const paid = projects.filter(({ _id }) => payments.some(({ projectId }) => projectId === _id))
      dropProjects(
        projects.map(({ _id }) => _id),
        false,
      )
      drop('projects', (one) => one.clientId === clientId && !paid.includes(one))
      for (const project of paid) {
        const { serviceId } = project
        Object.assign(project, { serviceName: serviceId, industry: '', purchaseOrder: '', payPath: '' })
      }
      for (const payment of payments) {
        payment.description = ''
        if (payment.invoice && !keptUploads.includes(payment.invoice.id)) payment.invoice = null
      }
      for (const name of goingWith('clientId')) drop(name, (row) => ownerOf(name, row) === clientId)
      dropUploads(uploads.map(({ id }) => id).filter((id) => !keptUploads.includes(id)))
      for (const file of records.files) if (file.uploaderId === clientId) file.uploaderName = erasedName
      eraseNames(records, client)
      for (const ticket of records.tickets)
        ticket.followers = ticket.followers?.filter((id) => id !== clientId) ?? null
      for (const record of records.approvalRecords) if (record.byId === clientId) record.by = erasedName
      for (const message of records.tickets.flatMap(({ messages }) => messages)) {
        if (message.messageFromId === clientId) message.messageFrom = erasedName
      }
      beside.forgetRest(clientId)
      Object.assign(client, {
        ...{ name: erasedName, email, passwordHash: '', company: '', consultantId: null },
        ...{ ...noDetails, role: '', invitedAt: '' },
      })
      beside.endSessions(clientId)
    },
    async discarded(most) {
      return [...discarded].slice(0, most)
    },
    async forgetDiscarded(ids) {
      for (const id of ids) discarded.delete(id)
    },
  }
}

/** Where a name stands without an id: as that of who raised a ticket, and at the beginning of what has rung for the colleagues. */
function eraseNames({ clients, notifications, tickets }: Records, client: Client): void {
  const accountId = accountIdOf(client)
  const people = clients.filter((one) => accountIdOf(one) === accountId).map(({ id }) => id)
  const written = tickets.flatMap(({ messages }) => messages).filter((one) => one.messageFromId === client.id)
  // Also under a name of before.
  for (const name of new Set([client.name, ...written.map(({ messageFrom }) => messageFrom)])) {
    for (const ticket of tickets) {
      if (ticket.clientId === accountId && ticket.raisedBy === name) ticket.raisedBy = erasedName
    }
    for (const bell of notifications) {
      // No more than the name: that of another one may begin with it.
      const isOfName = allBehindNames.some((behind) => bell.message.startsWith(name + behind))
      if (people.includes(bell.clientId) && isOfName)
        bell.message = erasedName + bell.message.slice(name.length)
    }
  }
}
