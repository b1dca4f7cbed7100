import { i18n } from '../../i18n'

/** In the place of what the client may not do. */
export const rightsMessages = i18n('rights', {
  write: 'You can read here, and not write. A colleague who can do everything can change that.',
  upload: 'You can look at the files, and not add any. A colleague who can do everything can change that.',
  approve: 'A colleague decides about this. You can look at it.',
})
