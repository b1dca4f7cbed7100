/**
 * What a key costs in the search, beside a plain `filter()` over the same rows: 10,000 payments, 2,000 projects and 2,000 tickets
 * with their messages, in Node. `npm run benchmark -- search`
 */
import { table } from '../../scripts/docs/markdown.ts'
import { datesFrom } from '../../server/seed/dates.ts'
import { largeRecords } from '../../server/seed/large.ts'
import { $payments, $projects, $tickets, configure, createSearch } from '../../src/core/index.ts'
import { signIn } from '../../src/core/session/session.ts'
import { median } from './line.ts'

/** What a client types, key by key. */
const typed = [
  'web shop osaka',
  'instalment 3 of 5',
  'PAY-L04711',
  '$620.00',
  'november 3, 2024',
  'november payments',
  'next week',
  'sensr line',
  'protoytpe leeds',
  'nowhere to be found',
]
const turns = 15

export async function measureSearch(): Promise<void> {
  const { projects, payments, tickets } = largeRecords('client-large', 'Large', datesFrom(new Date()))
  const user = { _id: 'client-large', id: 'client-large', name: 'Large', email: 'large@example.com' }
  configure({ locale: 'en-US', fetch: () => new Promise(() => {}) })
  signIn({ ...user }, '')
  // As the page reads them: a project has no empty due amount.
  $projects.replace(projects.map(({ dueAmount: _, ...project }) => project))
  $payments.replace(payments.map(({ invoice: _, ...payment }) => payment))
  $tickets.replace(
    tickets.map(({ followers: _, ...ticket }) => ({
      ...ticket,
      messages: ticket.messages.map((each) => ({ ...each, attachments: [] })),
    })),
  )

  const start = process.cpuUsage()
  const search = createSearch()
  const leave = search.$result.listen(() => {})
  while (search.$result.get().isComing) await new Promise((resolve) => setTimeout(resolve))
  const opened = process.cpuUsage(start).user / 1000

  const texts = [
    ...projects.map(({ serviceId, serviceName, industry }) => [serviceId, serviceName, industry]),
    ...payments.map(({ paymentId, receivedPaymentId, description }) => [
      paymentId,
      receivedPaymentId,
      description,
    ]),
    ...tickets.map(({ ticketId, subject, messages }) => [
      ticketId,
      subject,
      ...messages.map(({ message }) => message),
    ]),
  ]
  const filter = (query: string) =>
    texts.filter((row) => row.some((text) => text.toLowerCase().includes(query.toLowerCase())))

  const rows = typed.map((text) => {
    const [ours, plain] = [search.setQuery, filter].map((find) =>
      perKey(text, find, () => search.setQuery('')),
    )
    return [`\`${text}\``, ...figures(ours ?? []), ...figures(plain ?? [])]
  })
  leave()
  const head = ['Typed', 'Search: median', 'longest', '`filter()`: median', 'longest']
  console.log(`To prepare all of it, in slices: ${opened.toFixed(0)} ms of the processor. Then a key:\n`)
  console.log(table(head, ...rows))
}

/**
 * What each key takes of the processor, in milliseconds: in the fastest of some turns, since other work on the machine can only add
 * to it.
 */
function perKey(text: string, find: (query: string) => unknown, clear: () => void): number[] {
  const keys = Array.from(text, (_, index) => text.slice(0, index + 1))
  const times = Array.from({ length: turns }, () => {
    clear()
    return keys.map((query) => {
      const start = process.cpuUsage()
      find(query)
      return process.cpuUsage(start).user / 1000
    })
  })
  return keys.map((_, index) => Math.min(...times.map((turn) => turn[index] ?? 0)))
}

const figures = (times: readonly number[]) => [median([...times]).toFixed(1), Math.max(...times).toFixed(1)]
