/** Projects, and what belongs to one: updates, milestones, files. */

import { nameOf, noticeAbout } from '../../api/bell-of-approval.ts'
import { ring } from '../../api/ring.ts'
import { Refusal } from '../../base/refusal.ts'
import { randomId, readableId } from '../../base/secrets.ts'
import { type KeptProject, milestoneStatuses, projectStatuses } from '../../stores/records.ts'
import { approvalFields, approvalOf, bellFor } from '../approvals.ts'
import {
  amount,
  client,
  clientOfProject,
  currency,
  day,
  optional,
  path,
  project,
  text,
  word,
} from '../fields.ts'
import { findAccount, findProject } from '../find.ts'
import { money, table } from '../say.ts'
import { verb } from '../verb.ts'

/** What can be said of a project at its start, and later. */
const about = {
  status: optional(word(projectStatuses)('The status.')),
  start: optional(day('When the work begins.')),
  end: optional(day('When it ends.')),
  cost: optional(amount('What it costs in all.')),
  due: optional(amount('What is to be paid now. 0 says that nothing is.')),
  dueDate: optional(day('Until when that is to be paid.')),
  payPath: optional(path('Where the client pays: a path of the portal, or an https address.')),
  purchaseOrder: optional(text(100)("The number of the client's own order.")),
}

/** The same in a record; what is not said is left out. */
function recordOf(said: {
  status?: string | undefined
  start?: string | undefined
  end?: string | undefined
  cost?: number | undefined
  due?: number | undefined
  dueDate?: string | undefined
  payPath?: string | undefined
  purchaseOrder?: string | undefined
}): Partial<KeptProject> {
  const { status: active, start: startDate, end: endDate, cost: totalCost, due: dueAmount, ...same } = said
  const all = { active, startDate, endDate, totalCost, dueAmount, ...same }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

const add = verb({
  says: 'Adds a project of a client.',
  example: '--client grace@example.com --name "Harbour website" --cost 18000 --start 2026-12-01',
  fields: {
    client,
    name: text(200)('What the project is called.'),
    number: optional(text(100)('The number that people see. By default one like SRV-7K2M9QXD.')),
    industry: optional(text(200)("The client's industry.")),
    currency: optional(currency("The currency of all its amounts. By default the portal's.")),
    ...about,
  },
  async run(
    { client: email, name, number = readableId('SRV'), industry = '', currency = '', ...said },
    desk,
  ) {
    const { id: clientId } = await findAccount(email, desk)
    const project: KeptProject = {
      _id: `project-${randomId().slice(0, 16)}`,
      clientId,
      serviceId: number,
      serviceName: name,
      industry,
      currency,
      ...{ active: 'Pending', startDate: '', endDate: '', totalCost: 0, receivedAmount: 0 },
      createdAt: desk.clock().toISOString(),
      ...recordOf(said),
    }
    await desk.store.inTurn(clientId, async (store) => {
      const taken = (await store.findProjects(number)).some((one) => one.clientId === clientId)
      if (taken) throw new Refusal(422, `This client has a project ${number} already. Nothing was written.`)
      await store.load({ projects: [project] })
      await store.tell(clientId, { name: 'services' })
    })
    return { id: project._id, number, name, clientId }
  },
  words: ({ number, name }) => `The project "${name}" is added as ${number}.`,
  trail: ({ clientId }) => ({ clientId }),
})

const list = verb({
  says: 'Lists the projects of a client.',
  example: '--client grace@example.com',
  fields: { client },
  async run({ client: email }, desk) {
    const { rows } = await desk.store.list('projects', (await findAccount(email, desk)).id)
    return rows.map(({ _id, serviceId, serviceName, active, ...more }) => ({
      ...{ id: _id, number: serviceId, name: serviceName, status: active },
      ...{ cost: more.totalCost, received: more.receivedAmount, currency: more.currency ?? '' },
    }))
  },
  words: (projects) =>
    table(
      ['NUMBER', 'STATUS', 'COST', 'RECEIVED', 'NAME'],
      projects.map(({ number, status, cost, received, currency, name }) => [
        ...[number, status, money(cost, currency), money(received, currency), name],
      ]),
      'This client has no projects yet.',
    ),
})

const set = verb({
  says: 'Changes of a project what is named: its status, its dates, what is due.',
  example: '--project SRV-2051 --status "On Hold" --due 0',
  fields: { project, client: clientOfProject, ...about },
  async run({ project: id, client: email, ...said }, desk) {
    const { _id, clientId, serviceName } = await findProject(id, email, desk)
    const changes = recordOf(said)
    if (Object.keys(changes).length === 0) throw new Refusal(400, 'Say what changes, such as --status.')
    await desk.store.inTurn(clientId, async (store) => {
      await store.changeProject(_id, changes)
      await store.tell(clientId, { name: 'services' }, { name: 'service', target: _id })
    })
    return { id: _id, name: serviceName, clientId }
  },
  words: ({ name }) => `The project "${name}" is changed.`,
  trail: ({ clientId }) => ({ clientId }),
})

const setMilestone = verb({
  says: 'Adds a milestone to a project, or changes the one with this title.',
  example: '--project SRV-2051 --title "Acceptance tests" --status "In Progress" --due 2026-12-18',
  fields: {
    project,
    client: clientOfProject,
    title: text(200)('Its title.'),
    status: optional(word(milestoneStatuses)('The status. A new one is Pending.')),
    description: optional(text(5_000)('What belongs to it.')),
    due: optional(day('When it is to be reached.')),
    ...approvalFields,
  },
  async run({ project: id, client: email, title, status, description, due, ...said }, desk) {
    const found = await findProject(id, email, desk)
    const { _id, clientId } = found
    const approval = approvalOf(said)
    return desk.store.inTurn(clientId, async (store) => {
      const { rows } = await store.list('milestones', _id)
      const known = rows.find((one) => one.title.toLowerCase() === title.toLowerCase())
      const milestone = {
        projectId: _id,
        title: known?.title ?? title,
        description: description ?? known?.description ?? '',
        dueDate: due ?? known?.dueDate ?? '',
        status: status ?? known?.status ?? 'Pending',
        approval: approval ?? known?.approval ?? null,
      }
      if (approval && known?.approval) {
        const how = `"approval version" sends another version of ${known.approval.id}`
        throw new Refusal(422, `Its approval is asked for already: ${how}. Nothing was written.`)
      }
      if (known) await store.replaceMilestone(milestone)
      else await store.load({ milestones: [milestone] })
      await store.tell(clientId, { name: 'service', target: _id })
      if (approval) {
        const { title } = milestone
        const [name, createdAt] = [nameOf(approval, title), desk.clock().toISOString()]
        const bell = bellFor(found, { part: 'view-milestones', title, name, createdAt })
        const notice = noticeAbout(found, approval, title)
        await ring(clientId, bell, store, { right: 'approve', notice, mailLanguage: desk.mailLanguage })
      }
      const { title: name, status: now } = milestone
      return { title: name, status: now, isNew: !known, approval: milestone.approval?.id ?? '', clientId }
    })
  },
  words: ({ title, status, isNew, approval }) =>
    `The milestone "${title}" is ${isNew ? 'added' : 'set'}: ${status}.${approval && ` Its approval is ${approval}.`}`,
  trail: ({ clientId }) => ({ clientId }),
})

export const projectVerbs = {
  'project add': add,
  'project list': list,
  'project set': set,
  'milestone set': setMilestone,
}
