import { i18n } from '../../i18n'
import { params } from '../../texts'

/** The avatar and its menu: the specification's section 1. */
export const accountMessages = i18n('account', {
  logOut: 'Log out',
  accountMenu: 'Account',
  accountButton: params('{initials}, account'),
  language: 'Language',
  chosenLanguage: params('Language: {name}'),
  security: 'Security',
})
