/** The elements by what a client wants of them, each once: in the overview, and in the builder, which writes them in this order. */
import type { Tag } from '../../../src/elements/elements.ts'

interface ElementGroup {
  name: string
  tags: readonly Tag[]
  /** They stand in a line of text, and so in the header of a page. */
  inline?: true
}

export const elementGroups: readonly ElementGroup[] = [
  { name: 'The whole portal', tags: ['cp-portal'] },
  { name: 'In the header', tags: ['cp-search', 'cp-notifications', 'cp-account', 'cp-avatar'], inline: true },
  { name: 'Sign-in', tags: ['cp-login', 'cp-forgot-password', 'cp-reset-password'] },
  {
    name: 'Overview',
    tags: ['cp-dashboard', 'cp-attention', 'cp-summary', 'cp-consultant', 'cp-meetings'],
  },
  {
    name: 'Projects',
    tags: ['cp-projects', 'cp-project', 'cp-project-updates', 'cp-milestones', 'cp-files'],
  },
  { name: 'Payments', tags: ['cp-payments'] },
  { name: 'Support', tags: ['cp-tickets', 'cp-raise-ticket', 'cp-ticket'] },
  { name: 'Settings', tags: ['cp-config'] },
]
