/**
 * The places where a host can put content of its own, by their names for `slot="…"`. Pages never load this table: a view
 * draws its slots by `views/host/slot.tsx`, and a test compares the two.
 */
import type { Tag } from '../elements'

const list = ['actions', 'empty'] as const
const page = ['before', 'after', 'aside'] as const

export const slots = {
  'cp-portal': ['header', 'navigation-end', 'footer'],
  'cp-login': ['before', 'after'],
  'cp-dashboard': page,
  'cp-consultant': ['after'],
  'cp-projects': list,
  'cp-payments': list,
  'cp-project': page,
  'cp-notifications': list,
  'cp-meetings': ['content'],
  'cp-tickets': list,
  'cp-raise-ticket': ['before'],
} as const satisfies Partial<Record<Tag, readonly string[]>>

export type SlottedTag = keyof typeof slots

const all: Partial<Record<Tag, readonly string[]>> = slots

/** The slots of an element. The portal has those of its sections, too: `dashboard-before`. */
export function slotsOf(tag: Tag): readonly string[] {
  const own = all[tag] ?? []
  if (tag !== 'cp-portal') return own
  const sections = Object.entries(slots).filter(([section]) => section !== tag)
  return [
    ...own,
    ...sections.flatMap(([section, names]) => names.map((name) => `${section.slice(3)}-${name}`)),
  ]
}
