import { i18n } from '../../i18n'
import { params } from '../../texts'

/** What only a long list has to say: its pages, its next rows, and the way past it. */
export const longListMessages = i18n('longList', {
  page: params('Page {page} of {pages}'),
  previousPage: 'Previous',
  nextPage: 'Next',
  showMore: 'Show more',
  showLess: 'Show less',
  skip: 'Skip this list',
  start: 'Back to the start of this list',
})
