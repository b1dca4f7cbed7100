import { i18n } from '../../i18n'

/** What stands where a file of an older version is gone. */
export const deployMessages = i18n('deploy', {
  updated: 'This page has been updated',
  lostHint: 'What has not been sent yet may be lost.',
  reload: 'Reload the page',
})
