/** The text fields of calls, with messages about their limits. */
import * as v from 'valibot'

/** In characters. */
const longest = { subject: 200, message: 20_000, fileName: 120, remarks: 1_000, email: 254, serviceName: 500 }

/** As a pattern. PostgreSQL keeps no such character. */
const nul = '\\u0000'

/** At most so many characters, counted as JSON Schema counts them: an emoji is one. The description of the API has it. */
const atMost = (name: keyof typeof longest) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => Array.from(value).length <= longest[name],
      `"${name}" is too long: at most ${longest[name].toLocaleString('en')} characters, please.`,
    ),
    v.metadata({ maxLength: longest[name] }),
  )

/**
 * A text as it came. A reply to an update is found by its subject, and payments by the name of their project.
 *
 * @param whenEmpty The message for a text without letters. Without it, the text may be empty.
 */
export function text(name: keyof typeof longest, whenEmpty?: string) {
  const notKept = `"${name}" holds a character that can't be kept.`
  const pattern = new RegExp(`^${whenEmpty ? `\\s*[^\\s${nul}]` : ''}[^${nul}]*$`)
  return v.pipe(
    atMost(name),
    v.regex(pattern, ({ input }) => (whenEmpty && !input.includes('\0') ? whenEmpty : notKept)),
  )
}

/**
 * An email in lower case: the store compares it without case. Any other text is refused unread: somebody may
 * have typed a password there, and emails of refused sign-ins are logged.
 */
export const email = v.pipe(
  atMost('email'),
  v.regex(new RegExp(`^\\s*[^\\s@${nul}]+@[^\\s@${nul}]+\\s*$`), 'Please give an email address.'),
  v.trim(),
  v.toLowerCase(),
)
