import { i18n } from '../../i18n'
import { counted, params } from '../../texts'

/** What has come since the client was here last. The dashboard loads this behind its content. */
export const visitMessages = i18n('visit', {
  since: params('Since your last visit on {date}:'),
  updates: counted({ one: '{count} update', other: '{count} updates' }),
  answers: counted({ one: '{count} answer', other: '{count} answers' }),
  payments: counted({ one: '{count} payment', other: '{count} payments' }),
})
