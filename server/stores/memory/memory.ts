/** A store in memory. Its data lasts as long as the page or the test. */

import { noRecords } from '../no-records.ts'
import type { Client, Records } from '../records.ts'
import type { Store } from '../store.ts'
import { memoryApprovals } from './approvals.ts'
import { createMemoryBegunUploads } from './begun-uploads.ts'
import { memoryColleagues, memoryFollowers } from './colleagues.ts'
import { memoryFind } from './find.ts'
import { createMemoryOrder } from './in-order.ts'
import { createMemoryLinks } from './links.ts'
import { memoryLists } from './lists.ts'
import { createMemoryMails } from './mails.ts'
import { createMemoryNews } from './news.ts'
import { memoryNotices } from './notices.ts'
import { memoryNotifications } from './notifications.ts'
import { createMemoryOwnData } from './own-data.ts'
import { memoryRatings } from './ratings.ts'
import { memoryRemoving } from './removing.ts'
import { createMemorySignIn } from './sign-in.ts'
import { memoryStaff } from './staff.ts'
import { createMemoryTrail } from './trail.ts'
import { createMemoryTries } from './tries.ts'

/** Creates an empty store. It uses the records that it loads without copying them: give each store its own. */
export function createMemoryStore(): Store {
  const records = noRecords()
  const client = (id: string): Client | undefined => records.clients.find((one) => one.id === id)
  const { withColleagues, ...colleagues } = memoryColleagues(records)
  const { relist, ...lists } = memoryLists(records)
  const { forgetKeys, sweepKeys, ...inOrder } = createMemoryOrder(() => store)
  const { tell, sweepNews, forgetNews, ...news } = createMemoryNews(withColleagues)
  const { sweepTries, forgetCounts, ...tries } = createMemoryTries()
  const { forgetMails, ...mails } = createMemoryMails()
  const { forgetNotices, ...notices } = memoryNotices(records, tell)
  const { forgetWords, ...trail } = createMemoryTrail()
  const endSessions = (clientId: string) => {
    const owner = client(clientId)
    if (owner) owner.passwordVersion += 1
    forgetLinks(clientId)
    forgetSessions(clientId, owner?.email.toLowerCase() ?? '')
    tell(clientId, { name: 'session' })
  }
  const { forgetAsked, forgetSessions, forgetWaysIn, sweepSignIn, ...signIn } = createMemorySignIn(
    (clientId, passwordHash) => {
      const owner = client(clientId)
      if (owner) owner.passwordHash = passwordHash
      endSessions(clientId)
    },
  )
  const { forgetLinks, sweepLinks, ...links } = createMemoryLinks(client, endSessions)
  const { discard, ...removing } = memoryRemoving(records, {
    ...{ relist, endSessions },
    forgetCounts(email) {
      forgetCounts(email)
      forgetAsked(email)
    },
    forgetRest(clientId) {
      forgetWaysIn(clientId)
      forgetKeys(clientId)
      forgetMails(clientId)
      forgetNotices(clientId)
      forgetUploads(clientId)
      forgetOwnData(clientId)
      forgetNews(clientId)
      forgetWords(clientId)
    },
  })

  const { endRating, ...ratings } = memoryRatings(records, tell)
  const { sweepUploads, forgetUploads, ...begunUploads } = createMemoryBegunUploads(discard)
  const { sweepCopies, forgetOwnData, ...ownData } = createMemoryOwnData(discard, async (...news) =>
    tell(...news),
  )

  const store: Store = {
    async isEmpty() {
      return records.clients.length === 0
    },
    async load(more) {
      // Each list is added to a list of the same type. The types can't tell, because the loop is over names.
      for (const [name, rows] of Object.entries(more)) {
        const kept: unknown[] = records[name as keyof Records]
        for (const row of rows) kept.push(row)
      }
    },
    async ping() {},
    async checkTables() {},
    async close() {},

    async client(id) {
      return copyOf(client(id))
    },
    async clientAndCount(id, key, now) {
      const found = copyOf(client(id))
      return found && { client: found, isCounted: await tries.isCounted(key, now) }
    },
    async clientByEmail(email) {
      return copyOf(records.clients.find((one) => one.email.toLowerCase() === email))
    },
    async changeDetails(id, changes) {
      const owner = client(id)
      if (!owner) return
      Object.assign(owner, changes)
      tell(id, { name: 'profile' })
    },
    async changePhoto(id, photo) {
      const owner = client(id)
      if (!owner) return
      const before = owner.photo
      if (photo) records.uploads.push(photo)
      owner.photo = photo?.id ?? ''
      if (before) await removing.removeUpload({ id: before, clientId: id })
      tell(id, { name: 'profile' })
    },
    async consultant(id) {
      return records.consultants.find((one) => one.id === id)
    },

    ...colleagues,
    ...links,
    ...lists,
    ...memoryFind(records, lists),
    ...memoryApprovals(records, tell),
    ...memoryFollowers(records, tell),
    ...memoryStaff(records),
    ...removing,
    ...trail,
    ...signIn,
    ...begunUploads,
    ...ownData,
    async project(clientId, id) {
      return records.projects.find((one) => one._id === id && one.clientId === clientId)
    },
    async addFile(file, upload) {
      records.uploads.push(upload)
      records.files.push(file)
      tell(upload.clientId, { name: 'files', target: file.projectId })
    },
    async upload(id) {
      return records.uploads.find((one) => one.id === id)
    },
    async roomTaken(clientId) {
      const own = records.uploads.filter((one) => one.clientId === clientId)
      return { files: own.length, bytes: own.reduce((sum, { size }) => sum + size, 0) }
    },

    ...memoryNotifications(records, tell),

    async ticket(clientId, id) {
      return records.tickets.find((one) => one.ticketId === id && one.clientId === clientId)
    },
    async createTicket(ticket, uploads) {
      records.uploads.push(...uploads)
      records.tickets.push(ticket)
      tell(ticket.clientId, { name: 'tickets' })
    },
    async addMessage({ clientId, ticketId, message, uploads, status, reopening }) {
      const ticket = records.tickets.find((one) => one.ticketId === ticketId && one.clientId === clientId)
      if (!ticket) return undefined
      records.uploads.push(...uploads)
      if (reopening && ticket.status === 'Resolved') ticket.messages.push(reopening)
      ticket.messages.push(message)
      if (ticket.status === 'Resolved' && status !== undefined && status !== 'Resolved') endRating(ticketId)
      ticket.status = status ?? ticket.status
      tell(clientId, { name: 'ticket', target: ticketId }, { name: 'tickets' })
      return ticket
    },

    ...ratings,

    ...inOrder,
    together: (write) => write(store),

    ...mails,
    ...notices,
    ...tries,

    async tell(clientId, ...changed) {
      tell(clientId, ...changed)
    },
    ...news,

    async sweep(now) {
      sweepKeys(now)
      sweepLinks(now)
      sweepNews(now)
      sweepSignIn(now)
      sweepTries(now)
      sweepUploads(now)
      sweepCopies(now)
    },
  }
  return store
}

/** What is read once does not change with what is written later, as in a database. */
const copyOf = (client: Client | undefined) => client && { ...client }
