/** What the people of one client may do. */
import { type Right, rights } from '../../src/core/server/schema/index.ts'
import { closedAs } from './closed.ts'
import type { Client } from './records.ts'

interface Role {
  name: string
  text: string
  may: readonly Right[]
}

/** The roles by their ids, in the order in which they are offered. */
export const roles: Readonly<Record<string, Role>> = {
  all: { name: 'Can do everything', text: 'Also invites colleagues.', may: rights },
  pay: {
    name: 'Can pay and write',
    text: 'Everything but inviting colleagues.',
    may: rights.filter((right) => right !== 'invite'),
  },
  look: { name: 'Can only look', text: 'Sees everything and changes nothing.', may: [] },
}

type WithRole = Pick<Client, 'role'>

/** What the person may do. A role that a company has written and that nobody knows lets look. */
export const rightsOf = ({ role }: WithRole): readonly Right[] => (role ? (roles[role]?.may ?? []) : rights)

/** Whether somebody has come, and was not taken out: nobody else is told anything. */
export const isPresent = (one: Client): boolean => !closedAs(one) && !one.invitedAt
