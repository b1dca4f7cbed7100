import { i18n } from '../../i18n'
import { params } from '../../texts'

/** What the fields say that a host shows beside the contract: where they hold `true` or `false`, and what links are called. */
export const fieldsMessages = i18n('fields', {
  yes: 'Yes',
  no: 'No',
  link: params('{text}, {row}'),
})
