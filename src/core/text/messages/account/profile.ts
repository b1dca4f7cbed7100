import { i18n } from '../../i18n'

/** What a client sees and sets about themselves. */
export const profileMessages = i18n('profile', {
  title: 'Profile',
  name: 'Name',
  email: 'Email',
  company: 'Company',
})
