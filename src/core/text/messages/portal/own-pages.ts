import { i18n } from '../../i18n'

/** A page of the host's own, in which the host has put nothing. */
export const ownPagesMessages = i18n('ownPages', {
  empty: 'There is nothing here yet.',
})
