/** Finds what has some words, in memory. */
import { dayInWords, foldText, type Hit, hasAllWords, monthsIn, wordsIn } from '../find.ts'
import type { ListName, Lists } from '../lists.ts'
import type { Records } from '../records.ts'
import type { Store } from '../store.ts'

export function memoryFind(records: Records, { list }: Pick<Store, 'list'>): Pick<Store, 'find'> {
  const rowsOf = async <Name extends ListName>(name: Name, ownerId: string): Promise<Lists[Name][]> =>
    (await list(name, ownerId)).rows
  return {
    async *find(clientId, query, _most, wanted) {
      const words = wordsIn(query)
      // Every text has all of no words.
      if (words.length === 0) return
      const months = monthsIn(words)
      const has = (kind: Hit['kind'], ...texts: string[]) =>
        kind === wanted || hasAllWords(foldText(texts.join('\n')), words)
      const projects = await rowsOf('projects', clientId)
      const names = new Map(projects.map(({ _id, serviceName }) => [_id, serviceName]))
      /** Of all projects together, in the order of a list. */
      const inProjects = <Row extends { projectId: string }>(rows: readonly Row[]) =>
        rows.filter(({ projectId }) => names.has(projectId))
      /** What stands in a project is found by its name and a day, too. */
      const hasIn = (kind: Hit['kind'], projectId: string, date: string, ...texts: string[]) =>
        has(kind, ...texts, names.get(projectId) ?? '', dayInWords(date, months))
      const newest = <Row extends { createdAt: string }>(rows: readonly Row[], idOf: (row: Row) => string) =>
        rows.toSorted(
          (one, other) => descending(one.createdAt, other.createdAt) || descending(idOf(one), idOf(other)),
        )
      const tickets = await rowsOf('tickets', clientId)
      yield [
        ...projects
          .filter((row) => has('project', row.serviceId, row.serviceName, row.industry))
          .map((row) => hit('project', row._id, row.serviceName, '', row._id)),
        ...newest(inProjects(records.updates), (row) => row._id)
          .filter((row) => hasIn('update', row.projectId, row.createdAt, row.title, row.description))
          .map((row) => hit('update', row._id, row.title, row.description, row.projectId, row.createdAt)),
        ...inProjects(records.milestones)
          .filter((row) => hasIn('milestone', row.projectId, row.dueDate, row.title, row.description))
          .map((row) => hit('milestone', row.title, row.title, row.description, row.projectId, row.dueDate)),
        ...newest(inProjects(records.files), (row) => row.id)
          .filter((row) => hasIn('file', row.projectId, row.createdAt, row.name, row.upload.name))
          .map((row) =>
            hit(
              'file',
              row.id,
              row.name,
              row.upload.name === row.name ? '' : row.upload.name,
              row.projectId,
              row.createdAt,
            ),
          ),
        ...(await rowsOf('payments', clientId))
          .filter((row) => has('payment', row.paymentId, row.receivedPaymentId, row.description))
          .map((row) => hit('payment', row.id, row.description, '', row.paymentId)),
        ...tickets
          .filter((row) => has('ticket', row.ticketId, row.subject))
          .map((row) => hit('ticket', row.ticketId, row.subject, '', row.ticketId)),
        ...tickets.flatMap(({ ticketId, subject, messages }) => {
          const said = messages.findLast(({ message }) => has('message', message))
          return said ? [hit('message', ticketId, subject, said.message, ticketId)] : []
        }),
      ]
    },
  }
}

const hit = (
  kind: Hit['kind'],
  id: string,
  title: string,
  text: string,
  placeId: string,
  date?: string,
): Hit => ({
  ...{ kind, id, title, text, placeId, ...(date && { date }) },
})

const descending = (left: string, right: string) => (left === right ? 0 : left < right ? 1 : -1)
