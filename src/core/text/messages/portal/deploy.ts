import { i18n } from '../../i18n'

/** What stands where a file of an older version is gone; or, after a reload, is kept back by something else. */
export const deployMessages = i18n('deploy', {
  updated: 'This page has been updated',
  lostHint: 'What has not been sent yet may be lost.',
  reload: 'Reload the page',
  blocked: 'A part of this page was not loaded',
  blockedHint: 'An ad blocker, or a filter of your network, may keep it back.',
})
