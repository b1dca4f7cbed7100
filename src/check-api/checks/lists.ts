/** The calls that list, with values for them. */
import type { RequestOptions } from '../../core/server/outgoing'
import type { Project } from '../../core/server/schema'
import { type CallName, endpointOf, endpoints, placesOf } from '../../core/settings/endpoints'
import type { Context } from '../context'
import type { Known, ProjectList } from './reads'

/** Of the projects, each time the one with the longest list. */
export function listsOf({ clientId }: Context, { longest }: Known): (readonly [CallName, RequestOptions])[] {
  return [
    ...listsOfClient(clientId),
    ['notifications', {}],
    ...Array.from(longest).flatMap(([call, { project }]) =>
      listsOfProject(clientId, project).filter(([each]) => each === call),
    ),
  ]
}

/** The lists that are asked for by the id of a client alone: `GET …/{clientId} limit cursor`. */
export const listsOfClient = (clientId: string): [CallName, RequestOptions][] =>
  (Object.keys(endpoints) as CallName[]).flatMap((call): [CallName, RequestOptions][] => {
    const { method, path, names } = endpointOf(call, undefined)
    const [name = '', ...others] = names.filter((each) => !['limit', 'cursor'].includes(each))
    if (method !== 'GET' || !names.includes('limit')) return []
    if (!['clientId', 'userId'].includes(name) || others.length > 0) return []
    const values = { [name]: clientId }
    return [[call, placesOf(path).includes(name) ? { params: values } : { query: values }]]
  })

/** Those that are asked for by the id of a project. */
export const listsOfProject = (
  clientId: string,
  { _id, serviceName }: Pick<Project, '_id' | 'serviceName'>,
): [ProjectList, RequestOptions][] => [
  ['serviceUpdates', { query: { serviceId: _id, userType: 'Client' } }],
  ['milestones', { query: { projectId: _id } }],
  ['files', { query: { serviceId: _id, userType: 'Client' } }],
  ['servicePayments', { params: { clientId, serviceId: _id }, json: { serviceName } }],
]
