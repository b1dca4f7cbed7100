/** The text fields of calls, with messages about their limits. */
import * as v from 'valibot'

/** In characters. */
const longest = {
  ...{ subject: 200, message: 20_000, fileName: 120, remarks: 1_000, email: 254, serviceName: 500 },
  ...{ approvalId: 200, version: 200, words: 2_000, name: 120, passkeyName: 60, personName: 80 },
  ...{ phone: 30, language: 35, timeZone: 60 },
}

// PostgreSQL keeps no NUL. Every language reads these patterns, which stand in the description of the API.
// biome-ignore-start lint/suspicious/noControlCharactersInRegex: that is what they refuse
const patterns = {
  any: /^[^\x00]*$/,
  filled: /^\s*[^\s\x00][^\x00]*$/,
  // No scheme and no mail address; and a dot ends a word, so that there is no domain.
  personName: /^\s*[^\s\x00-\x1f<>@/\\:.]([^\x00-\x1f<>@/\\:.]|\.[ ,-])*\.?$/,
  email: /^\s*[^\s@\x00]+@[^\s@\x00]+\s*$/,
}
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: that is what they refuse

/** At most so many characters, counted as JSON Schema counts them: an emoji is one. The description of the API has it. */
const atMost = (name: keyof typeof longest, most: number = longest[name]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => Array.from(value).length <= most,
      `"${name}" is too long: at most ${most.toLocaleString('en')} characters, please.`,
    ),
    v.metadata({ maxLength: most }),
  )

/**
 * A text as it came. A reply to an update is found by its subject, and payments by the name of their project.
 *
 * @param whenEmpty The message for a text without letters. Without it, the text may be empty.
 * @param most How many characters it has at most, where that is another number than elsewhere.
 */
export function text(name: keyof typeof longest, whenEmpty?: string, most?: number) {
  const notKept = `"${name}" holds a character that can't be kept.`
  const pattern = whenEmpty ? patterns.filled : patterns.any
  return v.pipe(
    atMost(name, most),
    v.regex(pattern, ({ input }) => (whenEmpty && !input.includes('\0') ? whenEmpty : notKept)),
  )
}

/** Half of a character, which no database keeps, becomes a stand-in. */
export const whole = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))

/** What a client searches for. One letter would find nearly everything. */
export const searched = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => Array.from(text).length >= 2, 'Please write two characters or more.'),
  v.check((text) => Array.from(text).length <= 100, 'Please write at most 100 characters.'),
  v.regex(patterns.any, '"query" holds a character that can\'t be searched.'),
  v.metadata({ minLength: 2, maxLength: 100 }),
)

/**
 * What a person is called, in a mail to that person. It holds no address: no client has the company mail what others are to
 * open.
 */
export const personName = v.pipe(
  atMost('personName'),
  v.regex(patterns.personName, ({ input }) =>
    input.trim() ? 'Please give a name without an address in it.' : 'Please give the name.',
  ),
  v.trim(),
)

/** A text of the server's, or of the page's, that nobody can guess. */
export const secret = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'This is none of our ids.'))

/** A code that comes by mail, or from an app. */
export const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/, 'A code has six digits.'))

/** One of those, or a recovery code: `7K2M9-QXD4F`. */
export const shortCode = v.pipe(v.string(), v.regex(/^[\w -]{1,20}$/, 'This is no code.'))

/** What the browser answers for a passkey, as WebAuthn writes it in JSON. */
export const passkeyResponse = v.looseObject({
  // In Base64, of 1,023 bytes at most.
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/, 'This is no id of a passkey.')),
  response: v.looseObject({ clientDataJSON: v.string() }),
})

/**
 * An email in lower case: the store compares it without case. Any other text is refused unread: somebody may
 * have typed a password there, and emails of refused sign-ins are logged.
 */
export const email = v.pipe(
  atMost('email'),
  v.regex(patterns.email, 'Please give an email address.'),
  v.trim(),
  v.toLowerCase(),
)

/** A phone number as people write them; empty for none. */
export const phone = v.pipe(
  atMost('phone'),
  v.regex(/^([+(]?[0-9][0-9 ()+./-]*)?$/, 'A phone number has digits, spaces and + ( ) - . / alone.'),
)

/** A BCP 47 tag, such as `pt-BR`; empty for none. */
export const language = v.pipe(
  atMost('language'),
  v.regex(/^([A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*)?$/, 'This is no language.'),
  v.check((tag) => tag === '' || isKnown(() => new Intl.Locale(tag)), 'This is no language.'),
)

/** An IANA name, such as `Europe/Berlin` or `UTC`; empty for none. A single word is none: the description says so, too. */
export const timeZone = v.pipe(
  atMost('timeZone'),
  v.regex(/^([A-Z]{2,4}|[A-Z]{3}\d[A-Z]{3}|[A-Za-z]+(\/[\w+-]+)+)?$/, 'There is no such time zone.'),
  v.check(
    (name) => name === '' || isKnown(() => new Intl.DateTimeFormat('en', { timeZone: name })),
    'There is no such time zone.',
  ),
)

function isKnown(make: () => unknown): boolean {
  try {
    make()
    return true
  } catch {
    return false
  }
}
