/** All verbs of the staff's command. */
import type { Verb } from './verb.ts'
import { accountVerbs } from './verbs/accounts.ts'
import { approvalVerbs } from './verbs/approvals.ts'
import { clientVerbs } from './verbs/clients.ts'
import { erasingVerbs } from './verbs/erasing.ts'
import { erasureVerbs } from './verbs/erasures.ts'
import { keepingVerbs } from './verbs/keeping.ts'
import { projectVerbs } from './verbs/projects.ts'
import { removingVerbs } from './verbs/removing.ts'
import { sharingVerbs } from './verbs/sharing.ts'
import { ticketVerbs } from './verbs/tickets.ts'
import { wayInVerbs } from './verbs/ways-in.ts'

export const verbs: Readonly<Record<string, Verb>> = {
  ...clientVerbs,
  ...accountVerbs,
  ...wayInVerbs,
  ...erasingVerbs,
  ...erasureVerbs,
  ...projectVerbs,
  ...sharingVerbs,
  ...approvalVerbs,
  ...removingVerbs,
  ...keepingVerbs,
  ...ticketVerbs,
}

export const findVerb = (name: string): Verb | undefined =>
  Object.hasOwn(verbs, name) ? verbs[name] : undefined
