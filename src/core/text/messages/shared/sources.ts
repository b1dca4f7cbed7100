import { i18n } from '../../i18n'
import { params } from '../../texts'

/** What a list of several sources is made of, and that part of it is not there. */
export const sourcesMessages = i18n('sources', {
  partlyFailed: params('Something may be missing here. Not loaded: {parts}.'),
  projects: 'Projects',
  updates: 'Updates',
  milestones: 'Milestones',
  files: 'Files',
  payments: 'Payments',
  tickets: 'Tickets',
})
