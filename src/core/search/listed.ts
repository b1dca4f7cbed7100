/** All that the page knows of the client, prepared. A search asks for the three lists, and for nothing else. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Resource } from '../data/state'
import { filesOf } from '../files/files'
import { computedInSlices, forEachRow } from '../page/in-slices'
import { $payments } from '../payments/payments'
import { milestonesOf } from '../projects/milestones'
import { $projects } from '../projects/projects'
import { updatesOf } from '../projects/updates'
import { $features } from '../routing/features'
import type { Ticket } from '../server/schema'
import { $tickets, ticketOf } from '../tickets/tickets'
import { $entriesOf } from './entries'
import type { Searched } from './find'
import { createPreparing, type Known } from './known'
import { wordsOf } from './mistyped'

export interface Listed extends Searched {
  /** The name of each project, by its id. */
  names: ReadonlyMap<string, string>
  /** Whether more is on its way. */
  isComing: boolean
  /** Whether a list can't be had, or takes longer than usual. What is known of it is searched. */
  hasFailed: boolean
}

const $off = Object.assign(atom<Resource<never[]>>({ status: 'waiting' }), { retry() {} })
const $preparing = computed($entriesOf, (of) => ({ of, preparing: createPreparing() }))

/** Of a long list, the first rows may be there. */
function rowsOf<Row>(resource: Resource<Row[]>): readonly Row[] {
  if (resource.status === 'ready') return resource.data
  return ('first' in resource && resource.first) || []
}

const isFailed = (list: Resource<unknown>) =>
  list.status === 'failed' || (list.status === 'loading' && list.slow)

interface ListedStore extends ReadableAtom<Listed> {
  /** Asks once more for the lists that have failed. */
  retry(): void
}

/** Follows the lists of the sections that are turned on, as long as somebody listens. */
export function createListed(): ListedStore {
  const { isSectionOn } = $features.get()
  const [hasProjects, hasFiles] = [isSectionOn('projects'), isSectionOn('files')]
  const none: Listed = { entries: [], words: new Set(), names: new Map(), isComing: true, hasFailed: false }
  const lists = [
    hasProjects ? $projects : $off,
    isSectionOn('support') ? $tickets : $off,
    isSectionOn('payments') ? $payments : $off,
  ] as const
  const $listed = computedInSlices(
    [...lists, $preparing],
    none,
    function* (projects, tickets, payments, { of, preparing }) {
      const names = new Map(rowsOf(projects).map(({ _id, serviceName }) => [_id, serviceName]))
      const entries: Known[] = [
        ...(yield* preparing(rowsOf(projects), of.project)),
        ...(yield* preparing(withMessages(rowsOf(tickets)), of.ticket)),
        ...(yield* preparing(rowsOf(payments), of.payment)),
      ]
      for (const [id, rows] of hasProjects ? updatesOf.known() : [])
        entries.push(...(yield* preparing(rows, (row) => of.update(row, id, names.get(id) ?? ''))))
      for (const [id, rows] of hasProjects ? milestonesOf.known() : [])
        entries.push(...(yield* preparing(rows, (row) => [of.milestone(row, id, names.get(id) ?? '')])))
      for (const [id, rows] of hasProjects && hasFiles ? filesOf.known() : [])
        entries.push(...(yield* preparing(rows, (row) => [of.file(row, id, names.get(id) ?? '')])))
      const all = [projects, tickets, payments]
      const isComing = all.some((list) => list.status === 'loading' && !list.slow)
      const hasFailed = all.some(isFailed)
      const words = new Set<string>()
      yield* forEachRow(entries, (entry) => {
        for (const word of wordsOf(entry)) words.add(word)
      })
      return { entries, words, names, isComing, hasFailed }
    },
  )
  const retry = () => {
    for (const list of lists) if (isFailed(list.get())) list.retry()
  }
  return Object.assign($listed, { retry })
}

/** A list need not have the messages of its tickets: those of a ticket that was opened are known. */
function withMessages(tickets: readonly Ticket[]): readonly Ticket[] {
  const opened = new Map(ticketOf.known())
  return tickets.map((ticket) => {
    const known = opened.get(ticket.ticketId)
    return known && known.messages.length > ticket.messages.length ? known : ticket
  })
}
