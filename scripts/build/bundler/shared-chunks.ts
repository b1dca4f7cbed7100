/** How the code for pages is cut into files. */
import { existsSync } from 'node:fs'

/**
 * The code that pages need, in few chunks: small files compress badly, and each file is a request. A chunk contains its
 * files and everything that they import, except the code of the chunks above it.
 */
const sharedChunks = {
  /** The session and the data, without React. */
  core: ['src/elements/index.ts', 'src/core/server/sending.ts'],
  /** What every element needs to show something. */
  base: [
    'src/elements/element-class.ts',
    'src/core/settings/host-page.ts',
    'src/views/shared/screen.tsx',
    'src/views/shared/slow-notice.tsx',
    'src/views/shared/use-sender.ts',
    'src/views/ui/buttons/icon-button.tsx',
    'src/views/ui/buttons/link.tsx',
    'src/views/ui/fields/text-field.tsx',
    'src/views/ui/visually-hidden.tsx',
  ],
  login: ['src/views/session/login.tsx'],
  recovery: ['src/views/session/forgot-password.tsx', 'src/views/session/reset-password.tsx'],
  /** What every list and the bell have in common, and the smallest views. */
  data: [
    'src/core/data/rows.ts',
    'src/views/host/use-resource.ts',
    'src/views/meetings/meetings.tsx',
    'src/views/people/avatar.tsx',
    'src/views/shared/news/announcer.tsx',
    'src/views/shared/date-text.tsx',
    'src/views/shared/failed-panel.tsx',
    'src/views/shared/notes.tsx',
    'src/views/shared/resource-notice.tsx',
    'src/views/shared/list/use-drawn.ts',
    'src/views/ui/feedback/skeleton.tsx',
    'src/views/ui/news-mark.ts',
    'src/views/ui/overlays/menu.tsx',
    'src/views/ui/use-overflow.ts',
  ],
  list: ['src/views/payments/payments.tsx'],
  /** The bell, and what several of the following have in common. */
  bell: [
    'src/core/text/messages/layout.ts',
    'src/core/text/messages/tickets.ts',
    'src/core/tickets/conversation.ts',
    'src/views/host/link-to.ts',
    'src/views/notifications/notifications.tsx',
    'src/views/shared/linked-text.tsx',
    'src/views/shared/list/status-filter.tsx',
    'src/views/shared/status-badge.tsx',
    'src/views/ui/fields/segmented.tsx',
  ],
  portal: ['src/views/portal/not-found.tsx', 'src/views/portal/portal.tsx'],
  overview: ['src/views/dashboard/dashboard.tsx', 'src/views/projects/projects.tsx'],
  files: [
    'src/core/tickets/drafts.ts',
    'src/views/files/file-chips.tsx',
    'src/views/files/files.tsx',
    'src/views/shared/news/live-status-badge.tsx',
    'src/views/shared/missing-card.tsx',
    'src/views/shared/use-held.ts',
    'src/views/ui/fields/text-area.tsx',
  ],
  project: [
    'src/views/projects/milestones/milestones.tsx',
    'src/views/projects/project.tsx',
    'src/views/projects/project-updates.tsx',
  ],
  support: [
    'src/views/tickets/raise-ticket.tsx',
    'src/views/tickets/ticket.tsx',
    'src/views/tickets/tickets.tsx',
    'src/views/tickets/writing/update-form.tsx',
  ],
}

/** The groups of chunks as the bundler takes them. @throws if a source does not exist */
export function chunkGroups(): { name: string; test: (id: string) => boolean }[] {
  const missing = Object.values(sharedChunks)
    .flat()
    .filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`A shared chunk names what is not there: ${missing.join(', ')}.`)
  return Object.entries(sharedChunks).map(([name, files]) => ({
    name,
    test: (id) => files.some((file) => id.endsWith(`/${file}`)),
  }))
}
