/** The environment variables. Each one has a safe default, or the server refuses to start without it. */
import * as v from 'valibot'
import type { Limits } from '../api/limits.ts'
import { allWays, type Way } from '../api/offered.ts'
import type { BucketSettings } from '../files/node/bucket.ts'
import { type MailLanguage, mailLanguages } from '../mail/texts/notices/languages.ts'
import { bucketVariables, readBucket } from './bucket.ts'
import { readLimits } from './limits.ts'
import { isLoopback, unsafeIn } from './safety.ts'
import { requirePasskeySite, signInVariables } from './sign-in.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const url = (name: string) =>
  v.pipe(text, v.url(`${name} has to be an address, like https://portal.example.com.`))
const isPort = (value: string) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535
const port = (name: string) =>
  v.pipe(text, v.check(isPort, `${name} has to be a number from 1 to 65535.`), v.transform(Number))
const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value
/** Whether a secret has as many different characters as a random one has at least. */
const isVaried = (secret: string) => new Set(secret).size >= 10
const secret = (name: string) =>
  v.pipe(
    text,
    v.minLength(32, `${name} has to have at least 32 characters.`),
    v.check(isVaried, `${name} has to be random: take the output of \`openssl rand -base64 32\`.`),
  )
const onOrOff = (name: string) => v.picklist(['on', 'off'], `${name} has to be "on" or "off".`)

const environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(
      ['development', 'test', 'production'],
      'NODE_ENV has to be "development", "test" or "production".',
    ),
    'development',
  ),
  HOST: v.optional(text, '127.0.0.1'),
  PORT: v.optional(port('PORT'), '4173'),
  DATA_DIR: v.optional(text, '.data'),
  DATABASE_URL: v.optional(text),
  JWT_SECRET: v.optional(secret('JWT_SECRET')),
  SECOND_STEP_SECRET: v.optional(secret('SECOND_STEP_SECRET')),
  CP_PASSPHRASE: v.optional(text, 'client-portal-elements'),
  PASSWORD_ENCRYPTION: v.optional(
    v.picklist(['aes', 'none'], 'PASSWORD_ENCRYPTION has to be "aes" or "none".'),
    'aes',
  ),
  SMTP_URL: v.optional(text),
  MAIL_FROM: v.optional(text),
  MAIL_LANGUAGE: v.optional(
    v.picklist(mailLanguages, `MAIL_LANGUAGE has to be one of: ${mailLanguages.join(', ')}.`),
    'en',
  ),
  NOTICES: v.optional(onOrOff('NOTICES'), 'on'),
  PUBLIC_URL: v.optional(url('PUBLIC_URL')),
  API_ORIGIN: v.optional(
    v.pipe(text, v.check(isOrigin, 'API_ORIGIN has to be an origin, like https://api.example.com.')),
  ),
  CORS_ORIGINS: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(/[\s,]+/)),
      v.everyItem(isOrigin, 'Each of CORS_ORIGINS has to be an origin, like https://www.example.com.'),
    ),
  ),
  TRUST_PROXY: v.optional(onOrOff('TRUST_PROXY'), 'off'),
  ...signInVariables,
  LOG_CALLS: v.optional(onOrOff('LOG_CALLS')),
  METRICS_PORT: v.optional(port('METRICS_PORT')),
  METRICS_TOKEN: v.optional(
    v.pipe(
      text,
      v.regex(
        /^[\w.~+/-]{16,}=*$/,
        'METRICS_TOKEN needs 16 characters or more: letters, digits and . _ ~ + / -.',
      ),
    ),
  ),
  PAGES_DIR: v.optional(text),
  DEMO: v.optional(onOrOff('DEMO')),
  OUTBOX: v.optional(onOrOff('OUTBOX')),
  LIGHT: v.optional(onOrOff('LIGHT'), 'off'),
})

export interface Config {
  host: string
  port: number
  /** Contains the database, the uploads and the secret. */
  dataFolder: string
  /** A PostgreSQL database, instead of the database in the data folder. */
  databaseUrl: string | undefined
  /** Where files are kept, instead of in the data folder. */
  bucket: BucketSettings | undefined
  secret: string | undefined
  /** What keys of apps and recovery codes are kept by. By default the same as `secret`. */
  secondStepSecret: string | undefined
  passphrase: string
  /** Whether passwords come encrypted with the passphrase, or as they were typed. */
  passwordEncryption: 'aes' | 'none'
  /** The mail server. Without one, mails go into the outbox. Production needs one. */
  smtp: { url: string; from: string } | undefined
  /** Whether clients are told of news by mail. */
  sendsNotices: boolean
  /** The language of these mails, for clients who have not set theirs. */
  mailLanguage: MailLanguage
  /** The portal's address. By default, the address that the server listens on. */
  publicUrl: string | undefined
  /** Where clients reach this server, if it is not at the origin of the portal. */
  apiOrigin: string | undefined
  origins: string[]
  /** Whether a load balancer is in front of the server, which we trust about a caller's address. */
  isBehindProxy: boolean
  /** How clients may sign in. In the demo by all ways, else by the password unless more are named. */
  signInWays: readonly Way[]
  /** Whether everybody is asked for a second step, or who has turned it on. */
  secondStep: 'offered' | 'required'
  /** The domain of passkeys. By default that of the portal. */
  passkeyDomain: string | undefined
  /** The header in which the load balancer tells the city of a request. */
  cityHeader: string | undefined
  /** Whether the log has a line for each call that is answered. */
  noteCalls: boolean
  limits: Limits
  /** Where numbers for Prometheus are: on a port of their own, or beside the API. Without either, nowhere. */
  metrics: { port: number | undefined; token: string | undefined }
  /** The folder of the portal's page, of the company's own or a plain one. The demo has its own. */
  pagesFolder: string | undefined
  /** Whether to have the demo's people, their history, and a robot that answers them. */
  isDemo: boolean
  /** Whether the pages get the light scripts, on Preact. */
  isLight: boolean
}

/** The names of all variables but those of limits. */
export const variables = [...Object.keys(environment.entries), ...bucketVariables]

/** Reads the variables that docs/server/variables.md lists. @throws an error that says which variable is wrong, and why */
export function readConfig(variables: Record<string, string | undefined>): Config {
  // An empty variable counts as not set, as in shells and container files.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const result = v.safeParse(environment, set, { abortPipeEarly: true })
  // All at once: who fills in a file reads the list.
  if (!result.success) throw new Error(result.issues.map(({ message }) => message).join('\n'))
  const { output } = result
  const isProduction = output.NODE_ENV === 'production'
  const isDemo = output.DEMO ? output.DEMO === 'on' : !isProduction
  const emptySecrets = ['JWT_SECRET', 'SECOND_STEP_SECRET'].filter((name) => variables[name]?.trim() === '')
  const unsafe = unsafeIn(output, isDemo, emptySecrets)
  if (unsafe.length > 0) throw new Error(unsafe.join('\n'))
  if (output.CITY_HEADER && output.TRUST_PROXY !== 'on') {
    throw new Error('CITY_HEADER needs TRUST_PROXY=on: without a load balancer, every caller could write it.')
  }
  if (output.METRICS_PORT === output.PORT) throw new Error('METRICS_PORT has to be another one than PORT.')
  if (output.METRICS_PORT && !output.METRICS_TOKEN && !isLoopback(output.HOST)) {
    throw new Error(`HOST is ${output.HOST}, so others can read what METRICS_PORT shows. Set METRICS_TOKEN.`)
  }
  const bucket = readBucket(set)
  if (bucket && output.DATABASE_URL && !output.JWT_SECRET) {
    throw new Error(
      'With DATABASE_URL and BUCKET_URL, JWT_SECRET has to be set: servers that share no folder would each make their own.',
    )
  }
  requirePasskeySite(output)
  return {
    host: output.HOST,
    port: output.PORT,
    dataFolder: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL,
    bucket,
    secret: output.JWT_SECRET,
    secondStepSecret: output.SECOND_STEP_SECRET,
    passphrase: output.CP_PASSPHRASE,
    passwordEncryption: output.PASSWORD_ENCRYPTION,
    smtp: output.SMTP_URL
      ? { url: output.SMTP_URL, from: output.MAIL_FROM ?? 'portal@localhost' }
      : undefined,
    publicUrl: output.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
    apiOrigin: output.API_ORIGIN,
    sendsNotices: output.NOTICES === 'on',
    mailLanguage: output.MAIL_LANGUAGE,
    origins: output.CORS_ORIGINS ?? [],
    isBehindProxy: output.TRUST_PROXY === 'on',
    signInWays: output.SIGN_IN_WAYS ?? (isDemo ? allWays : ['password']),
    secondStep: output.SECOND_STEP,
    passkeyDomain: output.PASSKEY_DOMAIN,
    cityHeader: output.CITY_HEADER,
    noteCalls: output.LOG_CALLS ? output.LOG_CALLS === 'on' : isProduction,
    limits: readLimits(set),
    metrics: { port: output.METRICS_PORT, token: output.METRICS_TOKEN },
    pagesFolder: output.PAGES_DIR,
    isLight: output.LIGHT === 'on',
    isDemo,
  }
}
