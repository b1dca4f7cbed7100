/** Finds what has some words, in memory. */
import { foldText, type Hit, wordsIn } from '../find.ts'
import type { ListName, Lists } from '../lists.ts'
import type { Records } from '../records.ts'
import type { Store } from '../store.ts'

export function memoryFind(records: Records, { list }: Pick<Store, 'list'>): Pick<Store, 'find'> {
  const rowsOf = async <Name extends ListName>(name: Name, ownerId: string): Promise<Lists[Name][]> =>
    (await list(name, ownerId)).rows
  return {
    async *find(clientId, query) {
      const words = wordsIn(query)
      // Every text has all of no words.
      if (words.length === 0) return
      const has = (...texts: string[]) => {
        const folded = foldText(texts.join('\n'))
        return words.every((word) => folded.includes(word))
      }
      const projects = await rowsOf('projects', clientId)
      const ids = new Set(projects.map(({ _id }) => _id))
      /** Of all projects together, in the order of a list. */
      const inProjects = <Row extends { projectId: string }>(rows: readonly Row[]) =>
        rows.filter(({ projectId }) => ids.has(projectId))
      const newest = <Row extends { createdAt: string }>(rows: readonly Row[], idOf: (row: Row) => string) =>
        rows.toSorted(
          (one, other) => descending(one.createdAt, other.createdAt) || descending(idOf(one), idOf(other)),
        )
      const tickets = await rowsOf('tickets', clientId)
      yield [
        ...projects
          .filter((row) => has(row.serviceId, row.serviceName, row.industry))
          .map((row) => hit('project', row._id, row.serviceName, '', row._id)),
        ...newest(inProjects(records.updates), (row) => row._id)
          .filter((row) => has(row.title, row.description))
          .map((row) => hit('update', row._id, row.title, row.description, row.projectId)),
        ...inProjects(records.milestones)
          .filter((row) => has(row.title, row.description))
          .map((row) => hit('milestone', row.title, row.title, row.description, row.projectId)),
        ...newest(inProjects(records.files), (row) => row.id)
          .filter((row) => has(row.name))
          .map((row) => hit('file', row.id, row.name, '', row.projectId)),
        ...(await rowsOf('payments', clientId))
          .filter((row) => has(row.paymentId, row.receivedPaymentId, row.description))
          .map((row) => hit('payment', row.id, row.description, '', row.paymentId)),
        ...tickets
          .filter((row) => has(row.ticketId, row.subject))
          .map((row) => hit('ticket', row.ticketId, row.subject, '', row.ticketId)),
        ...tickets.flatMap(({ ticketId, subject, messages }) => {
          const said = messages.findLast(({ message }) => has(message))
          return said ? [hit('message', ticketId, subject, said.message, ticketId)] : []
        }),
      ]
    },
  }
}

const hit = (kind: Hit['kind'], id: string, title: string, text: string, placeId: string): Hit => ({
  ...{ kind, id, title, text, placeId },
})

const descending = (left: string, right: string) => (left === right ? 0 : left < right ? 1 : -1)
