/** How the code for pages is cut into files. */
import { existsSync } from 'node:fs'

/**
 * The code that pages need, in few chunks: small files compress badly, and each file is a request. A chunk contains its
 * files and everything that they import, except the code of the chunks above it.
 */
export const sharedChunks = {
  /** The session and the data, without React. */
  core: ['src/elements/loader/core.ts'],
  /** What every element needs to show something. */
  base: [
    'src/core/routing/search-request.ts',
    'src/core/settings/count.ts',
    'src/core/settings/dates.ts',
    'src/core/text/hash.ts',
    'src/elements/element-class.ts',
    'src/views/ui/buttons/icon-button.tsx',
    'src/views/ui/feedback/skeleton.tsx',
    'src/views/ui/isolated.tsx',
    'src/views/ui/use-id.ts',
    'src/views/ui/visually-hidden.tsx',
  ],
  /** What the bell and every list have in common. */
  data: [
    'src/views/host/use-resource.ts',
    'src/views/ui/feedback/empty-state.tsx',
    'src/views/ui/overlays/popover.tsx',
    'src/views/ui/scale-of.ts',
  ],
  bell: ['src/views/notifications/notifications.tsx'],
  /** What forms and lists have in common. */
  card: [
    'src/core/security/parts.ts',
    'src/core/security/question.ts',
    'src/core/session/return-path.ts',
    'src/core/session/ways/can-use-passkeys.ts',
    'src/core/session/ways/half-done.ts',
    'src/core/session/ways/latest-way.ts',
    'src/core/session/ways/ways.ts',
    'src/views/host/navigation.ts',
    'src/views/host/slot.tsx',
    'src/views/shared/screen.tsx',
    'src/views/shared/slow-notice.tsx',
    'src/views/shared/use-sender.ts',
    'src/views/ui/buttons/link.tsx',
    'src/views/ui/card.tsx',
    'src/views/ui/document-of.ts',
    'src/views/ui/fields/text-field.tsx',
    'src/views/ui/tables/page-height.ts',
  ],
  'signed-out': ['src/views/host/panels/signed-out-panel.tsx'],
  login: ['src/views/session/login.tsx'],
  recovery: ['src/views/session/forgot-password.tsx', 'src/views/session/reset-password.tsx'],
  /** What several ways to sign in have in common, beside the password. */
  ways: [
    'src/core/session/ways/passkey.ts',
    'src/core/session/ways/second-step.ts',
    'src/views/session/ways/code-field.tsx',
    'src/views/session/ways/passkey-button.tsx',
  ],
  /** What every list and the panel of the bell have in common. */
  list: [
    'src/core/data/sums.ts',
    'src/core/settings/calendar.ts',
    'src/views/payments/payments.tsx',
    'src/views/shared/date-text.tsx',
    'src/views/shared/failed-panel.tsx',
    'src/views/shared/resource-notice.tsx',
    'src/views/shared/due/sum-style.ts',
  ],
  /** What several of the following have in common. */
  details: [
    // What a search says of the portal's pages: it should not load the portal for it.
    'src/core/account/parts.ts',
    'src/core/text/messages/portal/account.ts',
    'src/core/text/messages/portal/layout.ts',
    'src/core/attention/answered.ts',
    'src/core/attention/last-visit.ts',
    'src/core/notifications/seen.ts',
    'src/core/payments/paying.ts',
    'src/core/projects/due.ts',
    'src/core/projects/overdue.ts',
    // A search takes its beginning of an update from there: it should not load a project's screen for it.
    'src/core/projects/update-list.ts',
    'src/core/text/messages/dashboard/attention.ts',
    'src/core/tickets/last-answer.ts',
    'src/views/approvals/approval.tsx',
    'src/views/payments/due-lines.tsx',
    'src/views/people/avatar.tsx',
    'src/views/people/consultant.tsx',
    'src/views/ui/keep-clear.ts',
    'src/views/shared/list/status-filter.tsx',
    'src/views/shared/mark-style.ts',
    'src/views/shared/notes.tsx',
    'src/views/shared/due/pay.tsx',
    'src/views/shared/due/paying-line.tsx',
    'src/views/shared/due/unfold.tsx',
    'src/views/shared/sources-notice.tsx',
    'src/views/shared/status-badge.tsx',
    'src/views/ui/pictures/more-icons.ts',
    'src/views/ui/time.tsx',
  ],
  /** What stands around the payments, and comes after them. */
  'payment-overview': ['src/views/payments/payment-total.tsx', 'src/views/payments/overview-card.tsx'],
  /** What opens in front of a page. */
  dialog: ['src/views/ui/overlays/dialog.tsx'],
  search: ['src/views/search/placed-search.tsx'],
  portal: ['src/views/portal/not-found.tsx', 'src/views/portal/portal.tsx'],
  overview: ['src/views/dashboard/dashboard.tsx', 'src/views/projects/projects.tsx'],
  files: [
    'src/views/files/file-chips.tsx',
    'src/views/files/files.tsx',
    'src/views/files/use-provider.ts',
    'src/views/files/upload-progress.tsx',
    'src/views/session/sign-in-again.tsx',
    'src/views/shared/text/linked-text.tsx',
    'src/views/shared/list/use-drawn.ts',
    'src/views/shared/changes/live-status-badge.tsx',
    'src/views/projects/trouble-link.tsx',
    'src/views/shared/sending-notice.tsx',
    'src/views/shared/way-back/missing-card.tsx',
    'src/views/shared/way-back/trail.tsx',
    'src/views/shared/use-held.ts',
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
  /** What a search has found: of everything, and why one of the tickets did. */
  found: ['src/views/search/found/results.tsx', 'src/views/tickets/said.tsx'],
  /** The fields that a host shows beside the contract. */
  'own-columns': ['src/core/fields/own-fields.ts', 'src/views/shared/fields/own-columns.tsx'],
}

/** Those that no element needs for what it shows first. */
const later = ['payment-overview', 'dialog', 'found', 'own-columns', 'ways']
export const firstChunks = Object.keys(sharedChunks).filter((name) => !later.includes(name))

/** The groups of chunks as the bundler takes them. @throws if a source does not exist */
export const groupsOf = (chunks: Readonly<Record<string, readonly string[]>>) => () => {
  const missing = Object.values(chunks)
    .flat()
    .filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`A shared chunk names what is not there: ${missing.join(', ')}.`)
  return Object.entries(chunks).map(([name, files]) => ({
    name,
    test: (id: string) => files.some((file) => id.endsWith(`/${file}`)),
  }))
}

/** For the scripts for pages. */
export const chunkGroups = groupsOf(sharedChunks)
