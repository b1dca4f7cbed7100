/** All verbs of the staff's command. */
import type { Verb } from './verb.ts'
import { clientVerbs } from './verbs/clients.ts'
import { projectVerbs } from './verbs/projects.ts'
import { sharingVerbs } from './verbs/sharing.ts'
import { ticketVerbs } from './verbs/tickets.ts'

export const verbs: Readonly<Record<string, Verb>> = {
  ...clientVerbs,
  ...projectVerbs,
  ...sharingVerbs,
  ...ticketVerbs,
}

export const findVerb = (name: string): Verb | undefined =>
  Object.hasOwn(verbs, name) ? verbs[name] : undefined
