import { i18n } from '../i18n'

/** What the fields say that a host shows beside the contract, where they hold `true` or `false`. */
export const fieldsMessages = i18n('fields', {
  yes: 'Yes',
  no: 'No',
})
