/** The text fields of calls, with messages about their limits. */
import * as v from 'valibot'

/** In characters. */
const longest = { subject: 200, message: 20_000, fileName: 120, remarks: 1_000, email: 254, serviceName: 500 }

/**
 * A text as it came. A reply to an update is found by its subject, and payments by the name of their project.
 *
 * @param whenEmpty The message for a text without letters. Without it, the text may be empty.
 */
export function text(name: keyof typeof longest, whenEmpty?: string) {
  const most = longest[name]
  return v.pipe(
    v.string(),
    v.check((value) => !value.includes('\0'), `"${name}" holds a character that can't be kept.`),
    v.check((value) => !whenEmpty || value.trim() !== '', whenEmpty ?? ''),
    v.maxLength(most, `"${name}" is too long: at most ${most.toLocaleString('en')} characters, please.`),
  )
}

const noAddress = 'Please give an email address.'

/**
 * An email in lower case: the store compares it without case. Any other text is refused unread: somebody may
 * have typed a password there, and emails of refused sign-ins are logged.
 */
export const email = v.pipe(
  text('email', noAddress),
  v.trim(),
  v.check((value) => /^[^\s@]+@[^\s@]+$/.test(value), noAddress),
  v.toLowerCase(),
)
