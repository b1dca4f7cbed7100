/** The elements that can be chosen. A page loads this, so it knows the table of elements by its types alone. */
import type { Tag } from '../../../src/elements/elements.ts'
import { elementGroups } from '../content/element-groups.ts'

/** What the portal has by itself: forms for passwords, which stand on pages of their own, and the settings. */
const unchosen = ['cp-config', 'cp-forgot-password', 'cp-reset-password'] as const
export type ChosenTag = Exclude<Tag, (typeof unchosen)[number]>

export const isChosen = (tag: Tag): tag is ChosenTag => !unchosen.some((each) => each === tag)

const chosen = elementGroups
  .map(({ name, tags }) => ({ name, tags: tags.filter(isChosen) }))
  .filter(({ tags }) => tags.length > 0)
export const chosenTags = chosen.flatMap(({ tags }) => tags)

/** All elements but the portal, which is chosen by itself, by their headings. */
export const groups = chosen.slice(1)

export const isInline = (tag: Tag) =>
  elementGroups.some(({ inline = false, tags }) => inline && tags.includes(tag))

const project = { 'service-id': 'project-website-relaunch' }

/** What an element needs, filled with what the demo's data has. */
const needed: Readonly<Partial<Record<Tag, Readonly<Record<string, string>>>>> = {
  // Then the server needs no answer for the addresses of its screens.
  'cp-portal': { routing: 'hash' },
  'cp-avatar': { name: 'Ada Lovelace' },
  'cp-project': project,
  'cp-project-updates': project,
  'cp-milestones': project,
  'cp-files': project,
  'cp-ticket': { 'ticket-id': 'TKT-M4XQ72PD' },
}
export const attributesFor = (tag: Tag) => needed[tag] ?? {}
