/** What is taken out, with the reason: a payment, a file, a project. */
import { Refusal } from '../../base/refusal.ts'
import type { News } from '../../stores/news.ts'
import type { Records } from '../../stores/records.ts'
import { waitingWith } from '../approvals.ts'
import { anyClient, clientOfProject, id, optional, payment, project, reason } from '../fields.ts'
import { findPayment, findProject } from '../find.ts'
import { type Place, placesOf } from '../places.ts'
import { count, money, rounded } from '../say.ts'
import { verb } from '../verb.ts'

const removePayment = verb({
  says: 'Removes a payment that was a mistake, with its invoice. It counts no longer as received; what is due stays as it is.',
  example: '--payment PAY-7K2M9QXD --reason "Entered twice"',
  fields: {
    payment,
    client: optional({
      ...anyClient,
      says: 'Whose it is. Only needed where several have a payment of this number.',
    }),
    reason,
  },
  async run({ payment: said, client: email }, desk) {
    const { clientId, id } = await findPayment(said, email, desk)
    return desk.store.inTurn(clientId, async (store) => {
      const payment = await findPayment(id, undefined, { ...desk, store })
      const { projectId, paymentId: number, receivedAmount: amount, currency } = payment
      const records = await store.recordsOf(clientId)
      const isAlone = (places: readonly Place[]) => places.length === 1
      const uploads = uploadsIn(records, isAlone).filter((id) => id === payment.invoice?.id)
      await store.remove({ payments: [id], uploads })
      const project = records.projects.find(({ _id }) => _id === projectId)
      if (project) {
        await store.changeProject(projectId, { receivedAmount: rounded(project.receivedAmount - amount) })
      }
      const sums = [{ name: 'services' }, { name: 'service', target: projectId }] as const
      await store.tell(clientId, { name: 'payments' }, ...sums)
      return { id, number, amount, currency: currency ?? '', project: project?.serviceName ?? '', clientId }
    })
  },
  words: ({ number, amount, currency, project }) =>
    `The payment ${number} of ${money(amount, currency)} for "${project}" is removed.`,
  trail: ({ clientId }) => ({ clientId }),
})

const removeFile = verb({
  says: 'Removes a file of a client, from everything that has it.',
  example: '--file 4f0c2a… --reason "Nobody needs it"',
  fields: { file: id('The id of the file. "file list" shows it.'), reason },
  async run({ file: id }, desk) {
    const upload = await desk.store.upload(id)
    if (!upload) throw new Refusal(404, `There is no file ${id}. "file list" shows those of a client.`)
    const { clientId, name } = upload
    return desk.store.inTurn(clientId, async (store) => {
      const records = await store.recordsOf(clientId)
      const places = placesOf(records).get(id) ?? []
      const waiting = waitingWith(id, records)
      await store.removeUpload(upload)
      const news = once(places.flatMap(({ news }) => news))
      if (news.length > 0) await store.tell(clientId, ...news)
      return { id, name, places: [...new Set(places.map(({ name }) => name))], waiting, clientId }
    })
  },
  words: ({ name, places, waiting }) =>
    [
      `The file "${name}" is removed${places.length > 0 ? ` from ${places.join(', ')}` : ''}.`,
      ...waiting.map(
        (what) => `"${what}" waits for the client without it. "approval version" sends another one.`,
      ),
    ].join(' '),
  trail: ({ clientId }) => ({ clientId }),
})

const removeProject = verb({
  says: 'Removes a project with its updates, milestones and files. One with payments, or with decisions about approvals, is refused: those stay.',
  example: '--project SRV-2051 --reason "Added to the wrong client"',
  fields: { project, client: clientOfProject, reason },
  async run({ project: said, client: email }, desk) {
    const { _id: id, clientId, serviceName: name, serviceId: number } = await findProject(said, email, desk)
    return desk.store.inTurn(clientId, async (store) => {
      const records = await store.recordsOf(clientId)
      const payments = records.payments.filter(({ projectId }) => projectId === id).length
      if (payments > 0) {
        throw new Refusal(
          422,
          `"${name}" has ${count(payments, 'payment')}, and stays. "payment remove" takes out one that was a mistake.`,
        )
      }
      const decided = records.approvalRecords.filter(({ projectId }) => projectId === id).length
      if (decided > 0) {
        throw new Refusal(422, `"${name}" has ${count(decided, 'decision')} on record, and stays.`)
      }
      const uploads = uploadsIn(records, (places) => places.every(({ projectId }) => projectId === id))
      const people = await store.people(clientId)
      const lists = await Promise.all(people.map((one) => store.list('notifications', one.id)))
      const bells = lists.flatMap(({ rows }) => rows).filter(({ CTAPath }) => leadsTo(CTAPath, id))
      await store.remove({ projects: [id], uploads, notifications: bells.map(({ _id }) => _id) })
      await store.tell(clientId, { name: 'services' }, { name: 'service', target: id })
      for (const one of new Set(bells.map((bell) => bell.clientId)))
        await store.tell(one, { name: 'notifications' })
      return { id, number, name, files: uploads.length, clientId }
    })
  },
  words: ({ number, name, files }) =>
    `The project "${name}" (${number}) is removed, with ${count(files, 'file')}.`,
  trail: ({ clientId }) => ({ clientId }),
})

/** The files whose places are all such ones. Those that are in no place stay. */
const uploadsIn = (records: Records, isIt: (places: readonly Place[]) => boolean): string[] =>
  [...placesOf(records)].flatMap(([id, places]) => (isIt(places) ? id : []))

/** Whether a button leads to the project, or to a part of it. */
const leadsTo = (path: string, projectId: string) =>
  `${path}/`.includes(`/service/${encodeURIComponent(projectId)}/`)

const once = (news: readonly News[]): News[] => [
  ...new Map(news.map((one) => [`${one.name} ${one.target}`, one])).values(),
]

export const removingVerbs = {
  'payment remove': removePayment,
  'file remove': removeFile,
  'project remove': removeProject,
}
