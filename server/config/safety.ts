/** What keeps a server from starting: what is as it was shipped, and what would be open to others. */

/** The variables that are looked at, as they were read. */
interface Variables {
  NODE_ENV: string
  HOST: string
  TRUST_PROXY: 'on' | 'off'
  PUBLIC_URL?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  DEMO?: 'on' | 'off' | undefined
  OUTBOX?: 'on' | 'off' | undefined
}

const needed = {
  PUBLIC_URL: 'links in mails begin with it',
  SMTP_URL: 'without a mail server nobody can set a new password',
  MAIL_FROM: 'mail servers refuse mails without a sender of their own',
} as const

// Object.keys() gives names of type `string`, but they are those of the table.
const names = Object.keys(needed) as (keyof typeof needed)[]

/** Nobody can have an address there: it stands in examples. */
const isExample = (value: string) => /(^|[/@.])example\.(com|net|org)\b/i.test(value)

export const isLoopback = (host: string) => /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/.test(host)

/** @param emptySecrets The secrets whose lines are there, without a value. */
export function unsafeIn(variables: Variables, isDemo: boolean, emptySecrets: string[]): string[] {
  return [
    ...(variables.NODE_ENV === 'production' ? leftAsShipped(variables, emptySecrets) : []),
    ...open(variables, isDemo),
  ]
}

function leftAsShipped(variables: Variables, emptySecrets: string[]): string[] {
  const isPlain = variables.PUBLIC_URL && !variables.PUBLIC_URL.startsWith('https://')
  return [
    ...names.flatMap((name) => {
      const value = variables[name]
      if (!value) return `In production ${name} has to be set: ${needed[name]}.`
      return isExample(value) ? `${name} is still the one of the example: ${value}.` : []
    }),
    ...(isPlain
      ? ['In production PUBLIC_URL has to begin with https://: passwords and tokens travel there.']
      : []),
    ...emptySecrets.map(
      (name) => `${name} is empty: take the output of \`openssl rand -base64 32\`, or delete the line.`,
    ),
  ]
}

/** What only the person at this machine may see: the demo's people, and the outbox. Behind a proxy, they can be asked for by name. */
function open(variables: Variables, isDemo: boolean): string[] {
  const { HOST, TRUST_PROXY, PUBLIC_URL, SMTP_URL, DEMO, OUTBOX } = variables
  const others = 'so others can reach the server'
  const isProxied = isLoopback(HOST)
  const why = !isProxied
    ? `HOST is ${HOST}, which others can reach`
    : TRUST_PROXY === 'on'
      ? `TRUST_PROXY is on, ${others}`
      : PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname)
        ? `PUBLIC_URL is ${PUBLIC_URL}, ${others}`
        : ''
  if (!why) return []
  const orName = (name: string) => (isProxied ? `, or ${name}=on if everybody may` : '')
  const isNamed = isProxied && DEMO === 'on'
  const isShown = isProxied && OUTBOX === 'on'
  return [
    ...(isDemo && !isNamed
      ? [`${why}, and the password of the demo's people is known to all. Set DEMO=off${orName('DEMO')}.`]
      : []),
    ...(!SMTP_URL && !isShown
      ? [`${why}, and the outbox shows links that set new passwords. Set SMTP_URL${orName('OUTBOX')}.`]
      : []),
  ]
}
