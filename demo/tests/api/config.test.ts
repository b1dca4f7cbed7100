/** What the environment may say. */
import { expect, test } from 'vitest'
import { defaultLimits } from '../../api/limits'
import { readConfig } from '../../config'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example.com/',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'Portal <portal@example.com>',
}

test('has a safe default for everything', () => {
  expect(readConfig({ PORT: '', CORS_ORIGINS: ' ' })).toEqual({
    host: '127.0.0.1',
    port: 4173,
    dataFolder: '.data',
    databaseUrl: undefined,
    secret: undefined,
    passphrase: 'client-portal-elements',
    passwordEncryption: 'aes',
    smtp: undefined,
    publicUrl: undefined,
    origins: [],
    isBehindProxy: false,
    noteCalls: false,
    limits: defaultLimits,
    metrics: { port: undefined, token: undefined },
    pagesFolder: undefined,
    isDemo: true,
    isLight: false,
  })
})

test('is taken as it is set', () => {
  expect(
    readConfig({
      ...production,
      HOST: '0.0.0.0',
      PORT: '80',
      CORS_ORIGINS: 'https://a.example.com, https://b.example.com',
      TRUST_PROXY: 'on',
      METRICS_PORT: '9464',
      METRICS_TOKEN: 'the-token-of-prometheus',
      PAGES_DIR: '/srv/portal',
      LIMIT_BYTES_PER_FILE: '50000000',
      LIMIT_RATES_SIGN_IN_TRIES: '5',
      DATABASE_URL: 'postgres://db/portal',
    }),
  ).toMatchObject({
    host: '0.0.0.0',
    port: 80,
    publicUrl: 'https://portal.example.com',
    origins: ['https://a.example.com', 'https://b.example.com'],
    isBehindProxy: true,
    noteCalls: true,
    metrics: { port: 9464, token: 'the-token-of-prometheus' },
    pagesFolder: '/srv/portal',
    limits: {
      bytesPerFile: 50_000_000,
      filesPerRequest: defaultLimits.filesPerRequest,
      rates: { signIn: { tries: 5, seconds: defaultLimits.rates.signIn.seconds } },
    },
    isDemo: false,
    databaseUrl: 'postgres://db/portal',
    smtp: { url: 'smtps://user:password@mail.example.com', from: 'Portal <portal@example.com>' },
  })
})

test.each<[Record<string, string>, string]>([
  [{ PORT: 'http' }, 'PORT has to be a number from 1 to 65535.'],
  [{ METRICS_PORT: '4173' }, 'METRICS_PORT has to be another one than PORT.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN has to have at least 16 characters.'],
  [{ LIMIT_FILES: '3' }, 'LIMIT_FILES sets no limit.'],
  [{ LIMIT_BYTES_PER_FILE: '10 MB' }, 'LIMIT_BYTES_PER_FILE has to be a whole number from 1 to'],
  [{ LIMIT_IDLE_SECONDS: '0' }, 'LIMIT_IDLE_SECONDS has to be a whole number from 1 to 2147483.'],
  [{ LIMIT_IDLE_SECONDS: '2147484' }, 'LIMIT_IDLE_SECONDS has to be a whole number from 1 to 2147483.'],
  [
    { LIMIT_TOKEN_SECONDS: '40000' },
    'LIMIT_TOKEN_SECONDS is 40000: more than LIMIT_SESSION_SECONDS, which is 28800.',
  ],
  [{ PORT: '0' }, 'PORT has to be a number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT has to be a number from 1 to 65535.'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET has to have at least 32 characters.'],
  [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL has to be an address, like https://portal.example.com.'],
  [{ CORS_ORIGINS: 'null' }, 'Each of CORS_ORIGINS has to be an origin, like https://www.example.com.'],
  [{ CORS_ORIGINS: '*' }, 'Each of CORS_ORIGINS has to be an origin, like https://www.example.com.'],
  [
    { CORS_ORIGINS: 'https://a.example.com/page' },
    'Each of CORS_ORIGINS has to be an origin, like https://www.example.com.',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV has to be "development", "test" or "production".'],
  [
    { JWT_SECRET: 'a'.repeat(40) },
    'JWT_SECRET has to be random: take the output of `openssl rand -base64 32`.',
  ],
  [
    { HOST: '0.0.0.0' },
    "HOST is 0.0.0.0, which others can reach, and the password of the demo's people is known to all. Set DEMO=off.",
  ],
  [
    { HOST: '192.168.1.7', DEMO: 'off' },
    'HOST is 192.168.1.7, which others can reach, and the outbox shows links that set new passwords. Set SMTP_URL.',
  ],
  [
    { ...production, HOST: '::', DEMO: 'on' },
    "HOST is ::, which others can reach, and the password of the demo's people is known to all. Set DEMO=off.",
  ],
  [
    { ...production, PUBLIC_URL: 'http://portal.example.com' },
    'In production PUBLIC_URL has to begin with https://: passwords and tokens travel there.',
  ],
  [{ PASSWORD_ENCRYPTION: 'off' }, 'PASSWORD_ENCRYPTION has to be "aes" or "none".'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY has to be "on" or "off".'],
  [{ DEMO: '1' }, 'DEMO has to be "on" or "off".'],
  [
    { ...production, PUBLIC_URL: '' },
    'In production PUBLIC_URL has to be set: links in mails begin with it.',
  ],
  [
    { ...production, SMTP_URL: '' },
    'In production SMTP_URL has to be set: without a mail server nobody can set a new password.',
  ],
  [
    { ...production, MAIL_FROM: '' },
    'In production MAIL_FROM has to be set: mail servers refuse mails without a sender of their own.',
  ],
])('%j is refused', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message)
})
