import { groupsOf, sharedChunks } from './shared-chunks.ts'

/**
 * How the code of the package is cut into files, which the bundlers of hosts cut anew. Where a bundler makes one file, it
 * would keep all of a file from which a view or late code is loaded. So views share no file with what others don't need, and
 * here is what several of them have in common, and what each loads later.
 *
 * A group takes along all that its sources import and no group above it has.
 */
const packageChunks: Readonly<Record<string, readonly string[]>> = {
  // Above core, which leaves the languages to the entry that a host imports for them.
  catalogues: ['src/core/text/catalogues.ts'],
  core: [
    'src/core/files/files.ts',
    'src/core/notifications/all.ts',
    'src/core/payments/payments.ts',
    'src/core/page/safe-path.ts',
    'src/core/people/consultant.ts',
    'src/core/projects/milestones.ts',
    'src/core/projects/projects.ts',
    'src/core/projects/updates.ts',
    'src/core/tickets/tickets.ts',
    'src/elements/define-one.ts',
    'src/elements/page/portal-screens.ts',
    'src/elements/row.ts',
    'src/elements/rows/shared.ts',
  ],
  base: [
    ...sharedChunks.base,
    'src/views/host/use-resource.ts',
    'src/views/ui/overlays/popover.tsx',
    'src/views/ui/overlays/use-closed-on-back.ts',
    'src/views/ui/scale-of.ts',
  ],
  bell: ['src/core/notifications/notifications.ts', 'src/core/text/messages/notifications/notifications.ts'],
  parts: [
    ...sharedChunks.card,
    ...sharedChunks.list.filter((file) => !file.endsWith('payments.tsx')),
    'src/core/data/list.ts',
    'src/core/files/file-url.ts',
    'src/core/page/save-file.ts',
    'src/core/text/messages/portal/account.ts',
    'src/core/text/messages/payments/payments.ts',
    'src/views/host/sign-in-link.tsx',
    'src/views/payments/overview-room.tsx',
    'src/views/shared/list/all-link.tsx',
    'src/views/shared/changes/use-list-changes.ts',
    'src/views/shared/use-printing.ts',
    'src/views/ui/fields/select.tsx',
    'src/views/ui/on-resize.ts',
    'src/views/ui/pictures/globe.ts',
  ],
  answered: [
    'src/core/attention/answered.ts',
    'src/core/attention/last-visit.ts',
    // What finds a reply needs it: in a file that loads that one, it would stand in a circle.
    'src/core/data/author.ts',
  ],
  dialog: sharedChunks.dialog,
  skips: ['src/views/shared/list/skippable.tsx'],
  menu: ['src/views/shared/menus/menu.tsx'],
  list: [
    'src/views/payments/payment-columns.tsx',
    'src/views/shared/list/list-card.tsx',
    'src/views/shared/list/sort-menu.tsx',
    'src/views/shared/list/use-kept-list.ts',
  ],
  details: [
    ...sharedChunks.details.filter(
      (file) => !/((avatar|consultant|approval)\.tsx|(parts|account|layout)\.ts)$/.test(file),
    ),
    'src/views/shared/list/use-drawn.ts',
    'src/views/shared/text/linked-text.tsx',
    'src/views/shared/way-back/use-sought.ts',
    'src/core/projects/project-list.ts',
    'src/core/story/story.ts',
    'src/core/text/messages/projects/projects.ts',
    'src/core/text/messages/projects/story.ts',
    'src/core/text/messages/tickets/tickets.ts',
    'src/core/tickets/about-project.ts',
    'src/core/tickets/colleague.ts',
    'src/views/dashboard/use-first-day.ts',
  ],
  navigation: ['src/core/text/messages/portal/layout.ts', 'src/views/portal/navigation/entry-list.tsx'],
  'own-columns': ['src/views/shared/fields/use-own-columns.ts'],
  endings: ['src/core/text/endings.ts'],
  html: ['src/core/text/html/text-of-html.ts'],
  // What views of files, and the viewer that they load later, have in common.
  'file-look': [
    'src/core/files/file-answer.ts',
    'src/core/files/file-links.ts',
    'src/core/files/unreadable.ts',
    'src/core/text/messages/files/files.ts',
    'src/views/files/file-icons.ts',
    'src/views/ui/feedback/progress.tsx',
  ],
  'open-file': ['src/core/data/asking/refreshed.ts', 'src/views/files/viewer/use-viewer.tsx'],
  'save-all': ['src/core/files/save-all.ts'],
  'ask-about-file': ['src/core/tickets/ask-about-file.ts'],
  'sign-in-again': ['src/views/session/sign-in-again.tsx'],
  'file-parts': [
    'src/core/files/upload.ts',
    'src/core/text/messages/projects/project.ts',
    'src/core/tickets/write.ts',
    'src/views/tickets/writing/send-keys.tsx',
    'src/views/tickets/writing/sending-state.tsx',
    'src/views/files/drop-zone.tsx',
    'src/views/files/use-provider.ts',
    'src/views/tickets/writing/use-draft-form.ts',
    'src/views/ui/fields/text-area.tsx',
  ],
  'file-chips': ['src/views/files/file-chips.tsx'],
  // What it loads later needs the parts above: in one file, bundlers would keep both wherever they keep a word of them.
  attachments: ['src/views/tickets/writing/attachments.tsx'],
  approval: ['src/views/approvals/approval.tsx'],
  project: [
    'src/views/projects/project-screen.tsx',
    'src/views/projects/project-timeline.tsx',
    'src/views/projects/trouble-link.tsx',
  ],
  avatar: ['src/views/people/avatar.tsx'],
  'dashboard-texts': ['src/core/text/messages/dashboard/dashboard.ts'],
  consultant: ['src/views/people/consultant.tsx'],
  'language-select': ['src/views/session/language-select.tsx'],
  // What the ways to sign in need, the form that loads them, and what loads that form.
  'session-parts': [
    'src/core/session/recovery.ts',
    'src/core/session/sign-in.ts',
    'src/core/session/ways/trust.ts',
    'src/core/text/messages/session/recovery.ts',
    'src/views/session/form-card.tsx',
    'src/views/session/host-sign-in.tsx',
    'src/views/session/password-form.tsx',
  ],
  'login-form': ['src/views/session/login-form.tsx'],
  session: ['src/views/session/login.tsx', 'src/views/session/reset-password.tsx'],
  'base-later': ['src/views/host/panels/signed-out-panel.tsx', 'src/views/ui/overlays/popover-look.ts'],
  'menu-list': ['src/views/ui/overlays/menu-list.tsx'],
  ways: sharedChunks.ways,
  'security-parts': ['src/core/security/second-step.ts', 'src/views/security/own-form.tsx'],
  'read-own': ['src/core/routing/read-own.ts'],
  'account-extras': ['src/views/people/account-extras.tsx'],
  'update-form': ['src/views/tickets/writing/update-form.tsx'],
  // What one view, or one part of views, loads later. If views shared these files, a bundle of one would bring the other's.
  'bell-later': [
    'src/views/notifications/bell-announcer.tsx',
    'src/views/notifications/notification-panel.tsx',
  ],
  'columns-later': ['src/core/payments/export.ts', 'src/views/shared/fields/own-columns.tsx'],
  'dashboard-later': [
    'src/views/dashboard/add-services.tsx',
    'src/views/dashboard/first-day.tsx',
    'src/views/dashboard/since-last-visit.tsx',
  ],
  // Beside the viewer: what shows PDFs takes these alone along.
  pdf: ['src/views/files/viewer/pdf.tsx'],
  'pdf-view': ['src/views/files/viewer/pdf-view.ts'],
  'files-later': ['src/views/files/chosen-files.tsx', 'src/views/tickets/writing/attachment-list.tsx'],
  'payments-later': ['src/views/payments/payment-total.tsx', 'src/views/payments/overview-card.tsx'],
  'portal-later': [
    'src/views/portal/navigation/crowded-list.tsx',
    'src/views/portal/not-found.tsx',
    'src/views/portal/own/own-page.tsx',
  ],
  'ticket-later': ['src/views/tickets/open-tickets.tsx', 'src/views/tickets/writing/project-choice.tsx'],
}

/** The groups of chunks as the bundler takes them. @throws if a source does not exist */
export const packageGroups = groupsOf(packageChunks)
