/** Erases a person. What the law makes a company keep stays: payments, with nothing that says whose they are. */
import { accountIdOf } from '../../stores/account.ts'
import { closedAs, closedEmail } from '../../stores/closed.ts'
import type { Client, Records } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import { anyClient, reason, toggle } from '../fields.ts'
import { findAnyClient } from '../find.ts'
import { inSize } from '../room.ts'
import { count } from '../say.ts'
import { verb } from '../verb.ts'

const erase = verb({
  says: 'Erases a client, with all colleagues of the account: name, address and words out of everything, and all files. Payments stay without them. It can not be taken back.',
  example: '--client grace@example.com --reason "Asked for by letter of 27 November" --dry-run',
  fields: {
    client: anyClient,
    reason: { ...reason, says: 'Why. It is kept in "log", so it must not name the client.' },
    keepInvoices: toggle('Keeps the invoices of payments, with the name that stands in them.'),
    dryRun: toggle('Says what would be done, and does nothing.'),
  },
  async run({ client: said, keepInvoices, dryRun }, desk) {
    const found = await findAnyClient(said, desk)
    const { id } = found
    // What a person of an account writes waits for the account.
    return desk.store.inTurn(accountIdOf(found), async (store) => {
      const client = await findAnyClient(id, { ...desk, store })
      // With an account, its people go.
      const people = (await store.people(id)).filter((one) => one.id !== id)
      const records = await recordsOf(id, people, store)
      const invoices = records.payments.flatMap(({ invoice }) => invoice ?? []).map((invoice) => invoice.id)
      const keptUploads = keepInvoices ? invoices : []
      const { name } = client
      const closed = closedAs(client)
      const plan = planOf(records, keptUploads)
      const wasErased = closed?.state === 'erased'
      const areErased = people.every((one) => closedAs(one)?.state === 'erased')
      const isDone = wasErased && areErased && Object.values(plan.removed).every((number) => number === 0)
      if (dryRun) return { id, name, ...plan, isDone, isDryRun: true }
      if (!isDone) {
        const at = desk.clock().toISOString()
        for (const one of [...people, client]) {
          const before = closedAs(one)
          await store.forgetCounts((before?.email || one.email).toLowerCase())
          const erased = before?.state === 'erased' ? one.email : closedEmail(one, 'erased', at)
          await store.erase(one.id, erased, keptUploads)
        }
      }
      return { id, name: '', ...plan, isDone, isDryRun: false }
    })
  },
  words({ id, name, removed, kept, isDone, isDryRun }) {
    if (isDone) return `${id} is erased already.`
    const gone = [
      `${count(removed.files, 'file')} of ${inSize(removed.bytes)} (${count(removed.invoices, 'invoice')} among them)`,
      ...things.map((name) => count(removed[`${name}s`], name)),
    ].join(', ')
    const left = `${count(kept.payments, 'payment')} of ${count(kept.projects, 'project')}`
    const invoices = kept.invoices > 0 ? `, and ${count(kept.invoices, 'invoice')} as they are` : ''
    return isDryRun
      ? `To erase ${name} (${id}) would remove ${gone}.\nIt would keep, without name, address and texts, ${left}${invoices}.\nNothing was written.`
      : `${id} is erased, with ${gone}.\nWithout name, address and texts stay ${left}${invoices}.`
  },
  trail: ({ id, isDryRun }) => !isDryRun && { clientId: id },
})

/** Those of the account, and what is its people's own. */
async function recordsOf(id: string, people: readonly Client[], store: Store): Promise<Records> {
  const records = await store.recordsOf(id)
  const theirs = await Promise.all(people.map((one) => store.recordsOf(one.id)))
  return {
    ...records,
    uploads: [records, ...theirs].flatMap(({ uploads }) => uploads),
    notifications: [records, ...theirs].flatMap(({ notifications }) => notifications),
  }
}

const things = ['project', 'update', 'milestone', 'decision', 'ticket', 'notification'] as const

/** What would go, and what would stay. */
function planOf(records: Records, keptUploads: readonly string[]) {
  const { projects, updates, milestones, approvalRecords, payments, notifications, tickets, uploads } =
    records
  const paid = new Set(payments.map(({ projectId }) => projectId))
  const isKept = ({ id }: { id: string }) => keptUploads.includes(id)
  const gone = uploads.filter((upload) => !isKept(upload))
  const invoiced = new Set(payments.map(({ invoice }) => invoice?.id))
  return {
    removed: {
      files: gone.length,
      bytes: gone.reduce((sum, { size }) => sum + size, 0),
      invoices: gone.filter(({ id }) => invoiced.has(id)).length,
      projects: projects.filter(({ _id }) => !paid.has(_id)).length,
      updates: updates.length,
      milestones: milestones.length,
      decisions: approvalRecords.length,
      tickets: tickets.length,
      notifications: notifications.length,
    },
    kept: { payments: payments.length, projects: paid.size, invoices: uploads.filter(isKept).length },
  }
}

export const erasingVerbs = { 'client erase': erase }
