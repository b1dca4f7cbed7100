/**
 * Who may import whom: each folder of the library and of the houses beside it, and the folders that it may import beside itself. A file
 * belongs to the longest name here that its path begins with: `src/core/text/messages/de.ts` to `src/core/text`.
 */

interface Folder {
  /** Other folders, or single files by their path without an ending. */
  mayImport: readonly string[]
  /** What somebody should know whose import is refused. */
  lesson: string
}

/** A folder with all that it may import, each name below one root: `core/page` below `src/`. */
const under = (root: string, mayImport: readonly string[], lesson: string): Folder => ({
  mayImport: mayImport.map((name) => `${root}/${name}`),
  lesson,
})

const coreDoor = 'core/index'

const settings = ['core/page', 'core/text', 'core/settings']
const foundation = [...settings, 'core/routing', 'core/server', 'core/session', 'core/data']

const layerLesson =
  'Core is built in layers: page and text, settings, server and routing, session, data, and the sections on top.'
const sectionLesson =
  'A section of core stands on the layers below it. It may use the stores of another section, never in a circle.'

const core = {
  'core/page': under('src', [], layerLesson),
  'core/text': under('src', [], layerLesson),
  'core/settings': under('src', ['core/page', 'core/text', 'core/server/schema'], layerLesson),
  'core/routing': under('src', settings, layerLesson),
  'core/server': under('src', settings, layerLesson),
  'core/session': under('src', [...settings, 'core/server'], layerLesson),
  'core/data': under('src', [...settings, 'core/routing', 'core/server', 'core/session'], layerLesson),
  'core/live': under('src', foundation, sectionLesson),
  'core/files': under('src', [...foundation, 'core/tickets'], sectionLesson),
  'core/notifications': under('src', foundation, sectionLesson),
  'core/people': under('src', foundation, sectionLesson),
  'core/projects': under('src', foundation, sectionLesson),
  'core/fields': under('src', foundation, sectionLesson),
  'core/payments': under('src', [...foundation, 'core/fields', 'core/files', 'core/projects'], sectionLesson),
  'core/tickets': under(
    'src',
    [...foundation, 'core/live', 'core/notifications', 'core/projects'],
    sectionLesson,
  ),
  'core/attention': under(
    'src',
    [...foundation, 'core/notifications', 'core/payments', 'core/projects', 'core/tickets'],
    sectionLesson,
  ),
  'core/approvals': under(
    'src',
    [
      ...foundation,
      ...['core/files', 'core/live', 'core/notifications', 'core/payments', 'core/projects', 'core/tickets'],
    ],
    sectionLesson,
  ),
  'core/account': under(
    'src',
    [...foundation, 'core/files', 'core/live', 'core/security', 'core/tickets'],
    sectionLesson,
  ),
  'core/security': under('src', foundation, sectionLesson),
  'core/search': under(
    'src',
    [
      ...foundation,
      ...['core/account', 'core/files', 'core/payments', 'core/projects', 'core/security', 'core/tickets'],
    ],
    sectionLesson,
  ),
  'core/story': under('src', [...foundation, 'core/files', 'core/payments', 'core/projects'], sectionLesson),
} satisfies Record<string, Folder>

const blocks = ['views/ui', 'views/ui/style']
const shared = [coreDoor, ...blocks, 'views/host', 'views/shared']

const blockLesson = 'A building block knows nothing of a portal: give it what it shows as props.'
const viewLesson =
  'A view draws what core/index exports. It may show a part of another section, never in a circle; what several sections show belongs into views/shared.'

const views = {
  'views/ui/style': under('src', [], blockLesson),
  'views/ui': under('src', ['views/ui/style'], blockLesson),
  'views/host': under('src', [coreDoor, ...blocks], viewLesson),
  'views/shared': under('src', [coreDoor, ...blocks, 'views/host'], viewLesson),
  'views/toaster': under('src', [coreDoor, ...blocks, 'views/host'], viewLesson),
  'views/account': under('src', [...shared, 'views/security', 'views/session'], viewLesson),
  'views/approvals': under('src', [...shared, 'views/files', 'views/session'], viewLesson),
  'views/attention': under('src', [...shared, 'views/approvals', 'views/payments'], viewLesson),
  'views/files': under('src', [...shared, 'views/session'], viewLesson),
  'views/meetings': under('src', shared, viewLesson),
  'views/notifications': under('src', shared, viewLesson),
  'views/payments': under('src', [...shared, 'views/files'], viewLesson),
  'views/people': under('src', [...shared, 'views/account', 'views/security'], viewLesson),
  'views/search': under('src', shared, viewLesson),
  'views/security': under('src', [...shared, 'views/session'], viewLesson),
  'views/session': under('src', shared, viewLesson),
  'views/story': under('src', [...shared, 'views/files', 'views/payments', 'views/tickets'], viewLesson),
  'views/tickets': under('src', [...shared, 'views/files', 'views/session'], viewLesson),
  'views/projects': under(
    'src',
    [
      ...shared,
      'views/approvals',
      'views/files',
      'views/payments',
      'views/people',
      'views/story',
      'views/tickets',
    ],
    viewLesson,
  ),
  'views/dashboard': under(
    'src',
    [...shared, 'views/attention', 'views/payments', 'views/people', 'views/projects'],
    viewLesson,
  ),
} satisfies Record<string, Folder>

const elementLesson =
  'An element is how a host sees a view: elements import views and core/index, never back.'

/** Those that put others together. */
const composing = {
  [coreDoor]: under('src', Object.keys(core), 'core/index exports what views and elements need of core.'),
  'views/portal': under(
    'src',
    [coreDoor, ...Object.keys(views).filter((name) => name !== 'views/toaster')],
    viewLesson,
  ),
  light: {
    mayImport: [],
    lesson: 'What stands in the place of React, on Preact, knows nothing of the portal.',
  },
  'check-api': under(
    'src',
    [
      ...[
        'core/page',
        'core/settings',
        'core/server',
        'core/session',
        'core/files',
        'core/data',
        'core/live',
      ],
      'core/routing/routing',
    ],
    'check-api is a page without views: it asks by the code that the elements ask by, and nobody imports it.',
  ),
  elements: under('src', [coreDoor, ...Object.keys(views), 'views/portal'], elementLesson),
  'elements/reference': under(
    'src',
    [coreDoor, 'core/settings/endpoints', ...Object.keys(views), 'elements'],
    'No page loads what the reference says: only scripts, stories and tests import it.',
  ),
} satisfies Record<string, Folder>

const contract = 'src/core/server/schema'
const houseLesson =
  'Server and library share the contract alone, src/core/server/schema. The demo stands on the server; the examples stand for others, and know neither.'
const roomLesson =
  'The server is built in layers: base; stores and files; seed and mail; api; config; staff; and what starts it on top.'
const rooms = ['base', 'stores', 'files', 'seed', 'mail', 'api', 'config', 'staff']
/** A room of the server, and the rooms below it that it may use. */
const room = (mayImport: readonly string[], ...others: string[]): Folder => ({
  mayImport: [...mayImport.map((name) => `server/${name}`), ...others],
  lesson: roomLesson,
})

/** The houses beside the library. */
const houses: Record<string, Folder> = {
  'server/base': room([]),
  'server/stores': room(['base'], contract),
  'server/files': room(['base']),
  'server/seed': room(['stores']),
  'server/mail': room(['base', 'stores'], contract),
  'server/api': room(['base', 'stores', 'files', 'seed', 'mail'], contract),
  'server/config': room(['api', 'files', 'mail']),
  'server/staff': room(['base', 'stores', 'files', 'mail', 'api', 'config']),
  server: room(rooms, contract),
  examples: { mayImport: [], lesson: houseLesson },
  demo: {
    mayImport: ['server', 'server/config', 'server/seed', 'server/staff'],
    lesson: `${houseLesson} It is a host like any other: it uses the built files, never the sources.`,
  },
}

/** Every folder by its path. */
export const folders: Readonly<Record<string, Folder>> = {
  ...Object.fromEntries(
    Object.entries({ ...core, ...views, ...composing }).map(([name, folder]) => [`src/${name}`, folder]),
  ),
  ...houses,
}

const names = Object.keys(folders).toSorted((one, other) => other.length - one.length)

/** The folder that a path belongs to: the longest name that it begins with. */
export const folderOf = (path: string): string | undefined =>
  names.find((name) => path === name || path.startsWith(`${name}/`) || path.startsWith(`${name}.`))

/** Whether a file of one folder may import a path. */
export function mayImport(folder: string, target: string): boolean {
  const into = folderOf(target)
  if (into === folder) return true
  return (folders[folder]?.mayImport ?? []).some((name) => name === into || isWithin(name, target))
}

/** Part of a folder may be open to others: `src/core/server/schema`. */
const isWithin = (name: string, target: string) =>
  !(name in folders) && (target === name || target.startsWith(`${name}/`))
