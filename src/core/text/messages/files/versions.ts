import { i18n } from '../../i18n'
import { counted, params } from '../../texts'

/** Files that follow one another. */
export const versionsMessages = i18n('versions', {
  versions: counted({ one: '{count} version', other: '{count} versions' }),
  version: params('Version {number}'),
  versionOf: params('Version {number} of {count}'),
  others: params('Other versions of {name}'),
  how: 'Files with the same name are versions of one file, and so are those that your provider has put in place of another.',
  choose: 'Version',
  sideBySide: 'Side by side',
  downloaded: 'Of each file, the version shown was downloaded',
})
