import { i18n } from '../../i18n'

/** Meetings: the specification's section 2. */
export const meetingsMessages = i18n('meetings', {
  title: 'All Meetings',
  empty: 'No meetings scheduled yet!',
})
