/** What a client finds of each thing that the page knows. */
import { computed } from 'nanostores'
import { statusText } from '../data/status'
import { savedName } from '../files/file-links'
import { nameOfUrl } from '../page/safe-path'
import { invoiceUrl } from '../payments/payment-list'
import { beginningOf } from '../projects/update-list'
import type { Milestone, Payment, Project, ProjectFile, ProjectUpdate, Ticket } from '../server/schema'
import { asDay, dateValue } from '../settings/dates'
import { nothing } from '../settings/format'
import { paymentsMessages } from '../text/messages/payments/payments'
import { statusMessages } from '../text/messages/projects/status'
import { sameStatus } from '../text/same-status'
import { type Known, type Part, prepare } from './known'
import { lineOf } from './said'
import type { SearchKind, SearchTarget } from './types'
import { $writing } from './writing'

export const plain = (text: string | undefined): Part[] => (text?.trim() ? [{ text: text.trim() }] : [])
/** The screens on which the parts of a project stand. */
const partScreens = { file: 'project', update: 'projectUpdates', milestone: 'milestones' } as const
type ProjectPart = keyof typeof partScreens
export const isPart = (kind: SearchKind): kind is ProjectPart => kind in partScreens
/** The place of a part of a project: the address names its id, or a milestone's title. */
export const toPart = (kind: ProjectPart, serviceId: string, name: string): SearchTarget => ({
  route: partScreens[kind],
  params: { serviceId },
  query: { [kind]: name },
})
/** What is shown only where it has what was searched. */
export const more = (parts: readonly Part[]): Part[] => parts.map((part) => ({ ...part, isMore: true }))

const $texts = computed([statusMessages, paymentsMessages], (statuses, { invoice }) => ({
  statuses,
  invoice,
}))

export const $entriesOf = computed([$writing, $texts], ({ money, date }, { statuses, invoice }) => {
  const status = (word: string) => plain(word && statusText(word, statuses))
  /** The files of a message or of an update: they say where they stand, and lead there. */
  const attached = (
    ...[paths, where, title, day, to]: [
      readonly string[],
      string,
      string,
      string,
      (name: string) => SearchTarget,
    ]
  ) =>
    [...new Set(paths.map(nameOfUrl))].filter(Boolean).map((name) =>
      prepare({
        ...{ kind: 'file', id: `${where}/${name}`, title: name, date: dateValue(day), to: to(name) },
        parts: [...plain(title), ...date(day)],
      }),
    )
  return {
    project(row: Project): Known[] {
      const amounts = [
        row.totalCost,
        row.receivedAmount,
        ...(row.dueAmount === undefined ? [] : [row.dueAmount]),
      ]
      return [
        prepare({
          kind: 'project',
          id: row._id,
          title: row.serviceName || nothing,
          parts: [
            ...plain(row.serviceId),
            ...status(row.active),
            ...more([
              ...plain(row.industry),
              ...amounts.filter(Boolean).map((amount) => money(amount, row.currency)),
              ...[row.startDate, row.endDate, row.dueDate ?? ''].map(asDay).flatMap(date),
            ]),
          ],
          date: dateValue(row.createdAt),
          to: { route: 'project', params: { serviceId: row._id } },
        }),
      ]
    },
    payment(row: Payment): Known[] {
      const id = plain(row.paymentId && `#${row.paymentId}`)
      return [
        prepare({
          kind: 'payment',
          id: row.id,
          title: row.description.trim() || `#${row.paymentId}`,
          parts: [
            money(row.receivedAmount, row.currency),
            ...date(row.receivedDate),
            ...(row.description.trim() ? id : []),
            ...more([...plain(row.receivedPaymentId), ...plain(invoiceUrl(row) ? invoice : '')]),
          ],
          date: dateValue(row.createdAt),
          to: {
            route: 'payments',
            params: {},
            ...(row.paymentId && { query: { search: row.paymentId } }),
          },
        }),
      ]
    },
    /** The ticket, and what was written in it where that alone has what is searched. */
    ticket(row: Ticket): Known[] {
      const { ticketId: id, subject, raisedBy, messages, createdAt } = row
      const shared = { title: subject || nothing, to: { route: 'ticket', params: { ticketId: id } } } as const
      const ticket = prepare({
        ...shared,
        ...{ kind: 'ticket', id, date: dateValue(createdAt) },
        parts: [...plain(id), ...status(row.status), ...more([...plain(raisedBy), ...date(createdAt)])],
      })
      if (messages.length === 0) return [ticket]
      const files = messages.flatMap(({ attachments, date }, place) =>
        attached(attachments, `${id}/${place}`, subject, date, (message) => ({
          ...shared.to,
          query: { message },
        })),
      )
      const latest = messages.map((message) => dateValue(message.date)).filter((at) => !Number.isNaN(at))
      // The newest words come first.
      const parts = messages
        .filter(({ messageFromUserType }) => !sameStatus(messageFromUserType, 'system'))
        .toReversed()
        .flatMap((each) => plain(each.message && lineOf(each)))
      return [
        ticket,
        prepare({
          ...shared,
          ...{ kind: 'message', id, date: Math.max(0, ...latest), besides: ticket },
          parts: more(parts),
        }),
        ...files,
      ]
    },
    update(row: ProjectUpdate, projectId: string, project: string): Known[] {
      const { _id: id, createdAt, description, files } = row
      const title = row.title || beginningOf(row)
      const to = toPart('update', projectId, id)
      return [
        prepare({
          kind: 'update',
          id,
          title: title || nothing,
          parts: [...plain(project), ...date(createdAt), ...more(plain(description))],
          date: dateValue(createdAt),
          to,
        }),
        ...attached(files, id, title, createdAt, () => to),
      ]
    },
    milestone(row: Milestone, projectId: string, project: string): Known {
      return prepare({
        kind: 'milestone',
        id: `${projectId}/${row.title}`,
        title: row.title || nothing,
        parts: [...plain(project), ...date(asDay(row.dueDate)), ...more(plain(row.description))],
        date: dateValue(row.dueDate),
        to: toPart('milestone', projectId, row.title),
      })
    },
    file(row: ProjectFile, projectId: string, project: string): Known {
      return prepare({
        kind: 'file',
        id: row.id,
        title: savedName(row),
        parts: [...plain(project), ...date(row.createdAt)],
        date: dateValue(row.createdAt),
        to: toPart('file', projectId, row.id),
      })
    },
  }
})
