/** How each element that shows answers of a server is shown, so that all of them are seen. */
import { expect } from 'vitest'
import type { Tag } from '../../../src/elements/elements'
import type { Path } from '../../answers'
import { show, until } from '../page'
import { becomes, control, inside, reads } from '../person'

export interface Scene {
  /** How many rows the lists have: many for what is in lists; one for what there is only once. */
  rows: readonly number[]
  /** What a field needs to have, so that the others are shown. */
  fixed?: Record<Path, string>
  /** What else stands in a field. */
  change?: Record<Path, (text: string) => string>
  /** What comes a little later than the rest. */
  late?: readonly string[]
  /** Opens what shows the texts. */
  open?: (element: HTMLElement) => unknown
}

const press = (name: RegExp) => (element: HTMLElement) => until(() => control(element, name).click())
/** The list of a menu is loaded when it is used. */
const openAccount = async (element: HTMLElement) => {
  await press(/account|Account/)(element)
  await until(() => expect(inside(element).querySelector('[role=menuitem]')).not.toBeNull())
}
const firstParagraph = (text: string) => text.trim().split(/\n\s*\n/, 1)[0] || 'blank'
/** What replies to an update loads when one asks. */
const untilAnswerable = (element: HTMLElement) =>
  until(() => expect(inside(element).querySelector('[role=group] button')).not.toBeNull())
/** A longer one would be no button. */
const shortAnswer = (text: string) => Array.from(text.trim()).slice(0, 40).join('').trim() || 'blank'
/** Nothing stands around a name, and a blank one is none. */
const subject = (text: string) => text.trim() || 'blank'
const subjects = { 'Update.approval.subject': subject, 'Milestone.approval.subject': subject }
const waiting = { 'Ticket.status': 'Action Required', 'Project.active': 'Active' } as const

export const scenes: Partial<Record<Tag, Scene>> = {
  'cp-portal': { rows: [6], fixed: waiting, change: subjects, open: openAccount },
  'cp-dashboard': { rows: [6, 1], fixed: waiting, change: subjects },
  'cp-attention': { rows: [4], fixed: waiting, change: subjects, late: ['Ask for changes'] },
  'cp-consultant': { rows: [1] },
  'cp-projects': { rows: [20] },
  'cp-payments': { rows: [20] },
  // The story has the first paragraph of an update.
  'cp-project': {
    rows: [20, 1],
    change: { 'Update.description': firstParagraph, 'Update.answers': shortAnswer, ...subjects },
    late: ['Ask for changes', '⟦ApprovalRecord.by·'],
    open: async (element) => {
      await untilAnswerable(element)
      await press(/^Approvals/)(element)
    },
  },
  'cp-project-updates': {
    rows: [20],
    change: { 'Update.answers': shortAnswer, ...subjects },
    late: ['Ask for changes', '⟦Update.answers·'],
    open: untilAnswerable,
  },
  'cp-milestones': { rows: [20], change: subjects, late: ['Ask for changes'] },
  'cp-files': { rows: [20], late: ['data-skip=start'] },
  'cp-notifications': { rows: [20], open: press(/unread/) },
  'cp-tickets': { rows: [20] },
  'cp-raise-ticket': { rows: [20] },
  'cp-ticket': { rows: [20, 1] },
  'cp-account': { rows: [1], open: openAccount },
}

/** The screen of the client's own ways in, which is no element's. Its lists have a row each. */
const security: Scene = {
  rows: [1],
  fixed: { 'Security.secondStep.kind': 'totp', 'Security.signIns.way': 'link' },
  open(element) {
    element.setAttribute('path', '/account/security')
    return reads(element, 'Recent logins')
  },
}

/** The screen of the account. A list of what can be changed that names nothing has all of it shown. */
const account: Scene = {
  rows: [1],
  fixed: { 'Colleagues.people.role': 'Colleagues-roles-id-0', 'OwnData.copy.state': 'ready' },
  late: ['⟦OwnData.erasure.words·', '⟦MailSettings.payments·'],
  async open(element) {
    element.setAttribute('path', '/account')
    await reads(element, 'Time zone')
    // What each role lets a colleague do stands where one is invited.
    await press(/^Invite/)(element)
  },
}

/** What the client has said of a resolved ticket. */
const rated: Scene = {
  rows: [20, 1],
  fixed: { 'Ticket.status': 'Resolved', 'Ticket.rating.answer': 'yes' },
  late: ['⟦Ticket.rating.words·'],
}

/** All scenes, for `test.each`. */
export const allScenes = [
  ...Object.entries(scenes),
  ['cp-portal', security],
  ['cp-portal', account],
  ['cp-ticket', rated],
] as [Tag, Scene][]

/** Shows an element, with what it has to show. */
export async function openScene(tag: Tag, { open }: Scene): Promise<HTMLElement> {
  const element = show(
    `<${tag} service-id="Project-_id-0" ticket-id="Ticket-ticketId-0" routing="memory" variant="full"></${tag}>`,
  )
  await becomes(element, 'ready')
  await open?.(element)
  return element
}
