/** Projects (the API's word is "services"), their updates and milestones. */
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { paging } from '../../stores/lists.ts'
import { clientCall } from '../call.ts'
import { answers, done } from '../schemas.ts'
import { answerList } from '../sending/list.ts'
import { mine, myProject } from '../session/owner.ts'
import { asClient, toMilestone, toProject, toUpdate } from '../wire.ts'
import { approvalsOf } from './approvals.ts'

const services = clientCall({
  method: 'GET',
  path: '/services/get-services-for-client/{clientId}',
  summary: 'All projects of the client, newest first.',
  query: v.object(paging),
  answer: answers.services,
  refuses: [404],
  async handle({ path, query, ...asking }) {
    mine(asking.client, path.clientId)
    return answerList('projects', asking.account.id, query, asking, toProject)
  },
})

const service = clientCall({
  method: 'GET',
  path: '/services/getServiceDetails/{id}',
  summary: 'One project.',
  answer: answers.service,
  refuses: [404],
  async handle({ path, account, dependencies }) {
    return { data: toProject(await myProject(account, path.id, dependencies)) }
  },
})

const serviceUpdates = clientCall({
  method: 'GET',
  path: '/services/getServiceUpdates',
  summary: 'The updates of a project, newest first.',
  query: v.object({ serviceId: v.string(), ...asClient, ...paging }),
  answer: answers.serviceUpdates,
  refuses: [404],
  async handle({ query, linkTo, ...asking }) {
    const project = await myProject(asking.account, query.serviceId, asking.dependencies)
    const approvalOf = approvalsOf(project._id, asking.dependencies.store)
    return answerList('updates', project._id, query, asking, (one) => toUpdate(one, linkTo, approvalOf))
  },
})

const milestones = clientCall({
  method: 'GET',
  path: '/services/get-milestones',
  summary: 'The milestones of a project, in the order of its plan.',
  query: v.object({ projectId: v.string(), ...paging }),
  answer: answers.milestones,
  refuses: [404],
  async handle({ query, ...asking }) {
    const project = await myProject(asking.account, query.projectId, asking.dependencies)
    const approvalOf = approvalsOf(project._id, asking.dependencies.store)
    return answerList('milestones', project._id, query, asking, (one) => toMilestone(one, approvalOf))
  },
})

/** The specification names this call and the next one. The portal makes neither: they are for the company's staff. */
const serviceProviderProposals = clientCall({
  method: 'GET',
  path: '/proposals/service-provider-proposals',
  summary: 'Proposals are for staff: refused to clients.',
  answer: done,
  refuses: [403],
  handle: forStaff,
})

const addServiceUpdate = clientCall({
  method: 'POST',
  path: '/services/addServiceUpdate',
  summary: 'Updates are written by staff: refused to clients.',
  answer: done,
  refuses: [403],
  handle: forStaff,
})

async function forStaff(): Promise<never> {
  throw new Refusal(403, 'Only the staff of the company can do this.')
}

export const projectCalls = {
  services,
  service,
  serviceUpdates,
  milestones,
  serviceProviderProposals,
  addServiceUpdate,
}
