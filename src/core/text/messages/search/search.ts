import { i18n } from '../../i18n'
import { counted, params } from '../../texts'

/** The search over everything that is the client's. */
export const searchMessages = i18n('search', {
  title: 'Search',
  field: 'Search everything',
  clear: 'Clear the search',
  keys: params('{key} K'),
  controlKey: 'Ctrl',
  commandKey: '⌘',
  results: 'Results',
  recent: 'Recent',
  forget: 'Forget',
  forgetRecent: 'Forget what you have opened here',
  more: params('{count} more'),
  found: counted({ one: '{count} result', other: '{count} results' }),
  nothing: params('Nothing found for “{query}”'),
  searched: params('Searched: {kinds}.'),
  waiting: 'Searching further…',
  failed: 'Not everything could be searched.',
  toChoose: 'choose',
  toOpen: 'open',
  toClose: 'close',
  action: 'Actions',
  page: 'Pages',
  project: 'Projects',
  update: 'Updates',
  milestone: 'Milestones',
  file: 'Files',
  payment: 'Payments',
  ticket: 'Tickets',
  message: 'Messages',
})
