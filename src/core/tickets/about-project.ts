/** Tells the server what a new ticket is about. */
import { isOffered } from '../server/optional'
import type { Project } from '../server/schema'

/** What people call a project: `Website relaunch, SRV-2051`. */
export const nameOfProject = ({ serviceName, serviceId }: Project) =>
  [serviceName, serviceId].filter(Boolean).join(', ')

/**
 * Names the project in the form of a ticket: in the field `serviceId` where the server has announced that it takes this,
 * and elsewhere in the first line of the message.
 */
export function nameProject(form: FormData, project: Project): void {
  if (isOffered('serviceId')) form.set('serviceId', project._id)
  else form.set('message', `${nameOfProject(project)}\n\n${form.get('message')}`.trim())
}
