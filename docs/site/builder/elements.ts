/** The elements that can be chosen, by what a client wants of them. A page loads this, so it knows the table by its types alone. */
import type { Tag } from '../../../src/elements/elements.ts'

/** What the portal has by itself: forms for passwords, which stand on pages of their own, and the settings. */
export type Unchosen = 'cp-config' | 'cp-forgot-password' | 'cp-reset-password'
export type ChosenTag = Exclude<Tag, Unchosen>

const groupNames = ['Overview', 'Projects', 'Payments', 'Support', 'In a header', 'Sign-in'] as const

interface ElementChoice {
  /** Under which heading it stands; nothing for the portal, which is chosen by itself. */
  group?: (typeof groupNames)[number]
  /** What it needs, filled with what the demo's data has. */
  attributes?: Readonly<Record<string, string>>
  /** It stands in a line of text, and so in the header of the page. */
  inline?: true
}

const project = { 'service-id': 'project-website-relaunch' }

export const elementChoices = {
  // Then the server needs no answer for the addresses of its screens.
  'cp-portal': { attributes: { routing: 'hash' } },
  'cp-notifications': { group: 'In a header', inline: true },
  'cp-account': { group: 'In a header', inline: true },
  'cp-avatar': { group: 'In a header', attributes: { name: 'Ada Lovelace' }, inline: true },
  'cp-login': { group: 'Sign-in' },
  'cp-dashboard': { group: 'Overview' },
  'cp-attention': { group: 'Overview' },
  'cp-summary': { group: 'Overview' },
  'cp-consultant': { group: 'Overview' },
  'cp-meetings': { group: 'Overview' },
  'cp-projects': { group: 'Projects' },
  'cp-project': { group: 'Projects', attributes: project },
  'cp-project-updates': { group: 'Projects', attributes: project },
  'cp-milestones': { group: 'Projects', attributes: project },
  'cp-files': { group: 'Projects', attributes: project },
  'cp-payments': { group: 'Payments' },
  'cp-tickets': { group: 'Support' },
  'cp-raise-ticket': { group: 'Support' },
  'cp-ticket': { group: 'Support', attributes: { 'ticket-id': 'TKT-M4XQ72PD' } },
} satisfies Record<ChosenTag, ElementChoice>

// The type of Object.keys() is `string[]`, but the keys of the table are exactly the tags.
export const chosenTags = Object.keys(elementChoices) as ChosenTag[]

export const isChosen = (tag: Tag): tag is ChosenTag => Object.hasOwn(elementChoices, tag)
const rowOf = (tag: ChosenTag): ElementChoice => elementChoices[tag]
export const attributesFor = (tag: ChosenTag) => rowOf(tag).attributes ?? {}
export const isInline = (tag: Tag) => isChosen(tag) && rowOf(tag).inline === true

/** All elements but the portal, by their headings. */
export const groups = groupNames.map((name) => ({
  name,
  tags: chosenTags.filter((tag) => rowOf(tag).group === name),
}))
