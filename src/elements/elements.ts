/**
 * The table of elements: which elements exist, which attributes and properties they take, and which events they
 * raise. Everything else about elements (classes, types, documentation, editor data) is derived from this table.
 * It is data only, and needs no DOM. Each row is a file of its own: a host may import one element alone.
 */
import type { ElementRow } from './row'
import { row as account } from './rows/cp-account'
import { row as attention } from './rows/cp-attention'
import { row as avatar } from './rows/cp-avatar'
import { row as config } from './rows/cp-config'
import { row as consultant } from './rows/cp-consultant'
import { row as dashboard } from './rows/cp-dashboard'
import { row as files } from './rows/cp-files'
import { row as forgotPassword } from './rows/cp-forgot-password'
import { row as login } from './rows/cp-login'
import { row as meetings } from './rows/cp-meetings'
import { row as milestones } from './rows/cp-milestones'
import { row as notifications } from './rows/cp-notifications'
import { row as payments } from './rows/cp-payments'
import { row as portal } from './rows/cp-portal'
import { row as project } from './rows/cp-project'
import { row as projectUpdates } from './rows/cp-project-updates'
import { row as projects } from './rows/cp-projects'
import { row as raiseTicket } from './rows/cp-raise-ticket'
import { row as resetPassword } from './rows/cp-reset-password'
import { row as search } from './rows/cp-search'
import { row as summary } from './rows/cp-summary'
import { row as ticket } from './rows/cp-ticket'
import { row as tickets } from './rows/cp-tickets'

/** The rows of the table, by tag. */
export const elements = {
  'cp-config': config,
  'cp-portal': portal,
  'cp-login': login,
  'cp-forgot-password': forgotPassword,
  'cp-reset-password': resetPassword,
  'cp-dashboard': dashboard,
  'cp-attention': attention,
  'cp-summary': summary,
  'cp-consultant': consultant,
  'cp-projects': projects,
  'cp-payments': payments,
  'cp-project': project,
  'cp-project-updates': projectUpdates,
  'cp-milestones': milestones,
  'cp-files': files,
  'cp-search': search,
  'cp-notifications': notifications,
  'cp-meetings': meetings,
  'cp-tickets': tickets,
  'cp-raise-ticket': raiseTicket,
  'cp-ticket': ticket,
  'cp-account': account,
  'cp-avatar': avatar,
} satisfies Record<`cp-${string}`, ElementRow>

/** The tag of an element: `cp-payments`. */
export type Tag = keyof typeof elements

/** The names of an element's own attributes, without the shared ones. */
export type AttributeOf<Name extends Tag> = keyof (typeof elements)[Name]['attributes']

/** The names of an element's properties that have no attribute. */
export type PropertyOf<Name extends Tag> = (typeof elements)[Name] extends {
  properties: readonly (infer Property extends string)[]
}
  ? Property
  : never

// The type of Object.keys() is `string[]`, but the keys of the table are exactly the tags.
export const tags = Object.keys(elements) as Tag[]
