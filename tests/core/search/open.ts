/** An open search on a page of Ada's, and what it shows in words. */
import { expect } from 'vitest'
import { answer, type Rules } from '../../../server/api/intercept'
import type { SettingsInput } from '../../../src/core/index'
import type { Piece, SearchEntry, SearchResult } from '../../../src/core/search/types'
import type { Payment, Project, Ticket } from '../../../src/core/server/schema'
import { openWithToken, type PortalOptions } from '../portal'
import { createServer, until } from '../server'

export const projectOf = (name: string, more: Partial<Project> = {}): Project => ({
  ...{ _id: `id of ${name}`, serviceId: '', serviceName: name, industry: '', active: '' },
  ...{ startDate: '', endDate: '', totalCost: 0, receivedAmount: 0, createdAt: '2026-01-01', ...more },
})

export const paymentOf = (id: string, more: Partial<Payment> = {}): Payment => ({
  ...{ id, paymentId: id, receivedDate: '', receivedPaymentId: '', receivedAmount: 0, description: '' },
  ...{ createdAt: '2026-01-01', ...more },
})

export const ticketOf = (ticketId: string, subject: string, ...said: string[]): Ticket => ({
  ...{ ticketId, subject, status: 'Open', createdAt: '2026-01-01' },
  messages: said.map((message) => ({
    ...{ message, messageFrom: 'Tom', messageFromUserType: 'Staff', attachments: [] },
    date: '2026-01-02T09:00:00.000Z',
  })),
})

interface Asked extends PortalOptions {
  projects?: readonly Project[]
  payments?: readonly Payment[]
  tickets?: readonly Ticket[]
  /** Whether the server announces that it searches. */
  isSearching?: boolean
  /** Whether the lists are there when the test begins; by default they are. */
  isAwaited?: boolean
  settings?: SettingsInput
  rules?: Rules
}

export async function openSearch({
  projects,
  payments,
  tickets,
  isSearching,
  isAwaited = true,
  rules,
  ...options
}: Asked = {}) {
  const rowsOf = (data: readonly unknown[] = []) => answer({ success: true, data })
  const tab = await openWithToken({
    server: createServer(),
    rules: { services: rowsOf(projects), payments: rowsOf(payments), tickets: rowsOf(tickets), ...rules },
    ...options,
  })
  const { noteAnnounced } = await import('../../../src/core/server/optional')
  noteAnnounced({ optional: isSearching ? ['search'] : [] }, false)
  const search = tab.createSearch()
  const leave = search.$result.listen(() => {})
  const result = () => search.$result.get()
  if (isAwaited) await until(() => expect(result()).toMatchObject({ isComing: false }))
  /** What is shown for a text, a line for each group: `project: [Web]site relaunch (SRV-1) | …`. */
  const shown = (query?: string) => {
    if (query !== undefined) search.setQuery(query)
    return linesOf(result())
  }
  return {
    ...tab,
    search,
    leave,
    result,
    shown,
    /** The titles alone. */
    titles: (query: string) => {
      search.setQuery(query)
      return entriesOf(result()).map(({ title }) => plain(title))
    },
    entries: () => entriesOf(result()),
  }
}

const entriesOf = ({ groups }: SearchResult): SearchEntry[] => groups.flatMap(({ entries }) => [...entries])

export const plain = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')
const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

const linesOf = ({ groups }: SearchResult) =>
  groups.map(({ kind, entries, more }) => {
    const each = entries.map(
      ({ title, text }) => marked(title) + (text.length > 0 ? ` (${marked(text)})` : ''),
    )
    return `${kind}: ${each.join(' | ')}${more > 0 ? ` and ${more} more` : ''}`
  })
