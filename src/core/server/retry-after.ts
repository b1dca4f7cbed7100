/** A server that says when to come again, by `Retry-After`. */
import { longestTimer } from '../page/timer'
import { $textsInForce } from '../text/i18n'
import { commonMessages } from '../text/messages/shared/common'
import { withNumerals } from '../text/numerals'

/** For how long a server wants to be left alone, in milliseconds: it says so in seconds, or by a date. 0 if it doesn't. */
export function retryAfter(headers: Headers): number {
  const text = headers.get('retry-after') ?? ''
  const wait = Number(text) * 1000 || new Date(text).getTime() - Date.now() || 0
  return Math.min(Math.max(wait, 0), longestTimer)
}

/**
 * Says when to come again: `Too many requests. Please try again in 2 minutes.`
 * @param wait In milliseconds.
 * @param message The server's own, which stands before it, or alone where it names the same number. It may be empty.
 */
export function tryAgain(wait: number, message: string): string {
  const seconds = Math.ceil(wait / 1000)
  const unit = seconds < 90 ? 'second' : seconds < 90 * 60 ? 'minute' : 'hour'
  const count = Math.ceil(seconds / { second: 1, minute: 60, hour: 3600 }[unit])
  if (message.match(/\d+/g)?.includes(`${count}`)) return message
  const time = new Intl.RelativeTimeFormat(withNumerals($textsInForce.get().locale)).format(count, unit)
  return `${message} ${commonMessages.get().tryAgain({ time })}`.trim()
}
