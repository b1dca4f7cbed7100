import { i18n } from '../../i18n'
import { counted, params } from '../../texts'

/** What a list has to say, whichever its rows are. */
export const listMessages = i18n('list', {
  sortBy: 'Sort by',
  search: 'Search',
  clearSearch: 'Clear the search',
  noMatchTitle: 'Nothing matches',
  noMatchHint: 'Try another word, or show everything again.',
  showAll: 'Show all',
  searchEverything: 'Search everything',
  found: counted({ one: 'Results: {count}', other: 'Results: {count}' }),
  news: params('New in {title}: {count}'),
  arrived: params('{count} of {total} loaded'),
  arrivedSome: params('{count} loaded so far'),
  shown: params('{count} of {total} shown'),
  inView: params('{count} of {total} in view'),
  leftOut: counted({ one: "{count} entry can't be shown.", other: "{count} entries can't be shown." }),
  printed: params('The first {count} of {total} rows are printed.'),
})
