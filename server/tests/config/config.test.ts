/** What the environment may say. */
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { defaultLimits } from '../../api/limits'
import { readConfig } from '../../config/config'

const bucket = {
  BUCKET_URL: 'https://s3.eu-central-1.amazonaws.com/files',
  BUCKET_ACCESS_KEY: 'AKIDEXAMPLE',
  BUCKET_SECRET_KEY: 'a+secret',
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.northlight.test/',
  SMTP_URL: 'smtps://portal:secret@mail.northlight.test',
  MAIL_FROM: 'Portal <portal@northlight.test>',
}

test('has a safe default for everything', () => {
  expect(readConfig({ PORT: '', CORS_ORIGINS: ' ' })).toEqual({
    host: '127.0.0.1',
    port: 4173,
    dataFolder: '.data',
    databaseUrl: undefined,
    bucket: undefined,
    secret: undefined,
    secondStepSecret: undefined,
    passphrase: 'client-portal-elements',
    passwordEncryption: 'aes',
    smtp: undefined,
    publicUrl: undefined,
    apiOrigin: undefined,
    sendsNotices: true,
    mailLanguage: 'en',
    origins: [],
    isBehindProxy: false,
    signInWays: ['password', 'link', 'passkey'],
    secondStep: 'offered',
    passkeyDomain: undefined,
    cityHeader: undefined,
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
      SIGN_IN_WAYS: 'link, password passkey',
      SECOND_STEP: 'required',
      PASSKEY_DOMAIN: 'northlight.test',
      CITY_HEADER: 'X-City',
      API_ORIGIN: 'https://api.northlight.test',
      NOTICES: 'off',
      MAIL_LANGUAGE: 'pt-BR',
      LIMIT_NOTICE_SECONDS: '600',
      LIMIT_BYTES_PER_FILE: '50000000',
      LIMIT_RATES_SIGN_IN_TRIES: '5',
      DATABASE_URL: 'postgres://db/portal',
    }),
  ).toMatchObject({
    host: '0.0.0.0',
    port: 80,
    publicUrl: 'https://portal.northlight.test',
    origins: ['https://a.example.com', 'https://b.example.com'],
    isBehindProxy: true,
    signInWays: ['link', 'password', 'passkey'],
    secondStep: 'required',
    passkeyDomain: 'northlight.test',
    cityHeader: 'X-City',
    apiOrigin: 'https://api.northlight.test',
    sendsNotices: false,
    mailLanguage: 'pt-BR',
    noteCalls: true,
    metrics: { port: 9464, token: 'the-token-of-prometheus' },
    pagesFolder: '/srv/portal',
    limits: {
      bytesPerFile: 50_000_000,
      noticeSeconds: 600,
      filesPerRequest: defaultLimits.filesPerRequest,
      rates: { signIn: { tries: 5, seconds: defaultLimits.rates.signIn.seconds } },
    },
    isDemo: false,
    databaseUrl: 'postgres://db/portal',
    smtp: { url: 'smtps://portal:secret@mail.northlight.test', from: 'Portal <portal@northlight.test>' },
  })
})

test.each([
  'https://s3.eu-central-1.amazonaws.com/files',
  'http://127.0.0.1:9000/files',
  'http://[::1]:9000/files',
  'http://172.31.0.2/files',
  'http://bucket:9000/files/',
  'http://bucket.internal/files',
])('a bucket may be at %s', (url) => {
  expect(readConfig({ ...bucket, BUCKET_URL: url }).bucket).toEqual({
    url: url.replace(/\/$/, ''),
    region: 'us-east-1',
    accessKey: 'AKIDEXAMPLE',
    secretKey: 'a+secret',
  })
})

test('signs in by the password alone, unless more ways are named', () => {
  expect(readConfig(production).signInWays).toEqual(['password'])
})

/** What is refused, by the sentence that says it. */
const refused: Record<string, Record<string, string>[]> = {
  'Each of SIGN_IN_WAYS has to be one of: password, link, passkey.': [{ SIGN_IN_WAYS: 'password, otp' }],
  'SIGN_IN_WAYS needs password or link: who has no passkey yet could not begin.': [
    { SIGN_IN_WAYS: 'passkey' },
  ],
  'SIGN_IN_WAYS names passkey, which needs a domain, and no address of numbers.': [
    { SIGN_IN_WAYS: 'password passkey' },
    { SIGN_IN_WAYS: 'link passkey', PUBLIC_URL: 'http://127.0.0.1:4173' },
    { SIGN_IN_WAYS: 'link passkey', PASSKEY_DOMAIN: '192.0.2.1' },
  ],
  'SIGN_IN_WAYS names a way twice.': [{ SIGN_IN_WAYS: 'link link' }],
  'SECOND_STEP has to be "offered" or "required".': [{ SECOND_STEP: 'on' }],
  'NOTICES has to be "on" or "off".': [{ NOTICES: 'no' }],
  'MAIL_LANGUAGE has to be one of: en, de, fr, es, pt-BR, nl, pl, ar.': [{ MAIL_LANGUAGE: 'ja' }],
  'API_ORIGIN has to be an origin, like https://api.example.com.': [
    { API_ORIGIN: 'https://api.example.com/v1' },
    { API_ORIGIN: 'api.example.com' },
  ],
  'PASSKEY_DOMAIN has to be a domain in lower case, like example.com: without https:// and without a path.': [
    { PASSKEY_DOMAIN: 'https://example.com' },
    { PASSKEY_DOMAIN: 'example.com/portal' },
  ],
  'CITY_HEADER has to be the name of a header, like X-City.': [{ CITY_HEADER: 'X City', TRUST_PROXY: 'on' }],
  'CITY_HEADER needs TRUST_PROXY=on: without a load balancer, every caller could write it.': [
    { CITY_HEADER: 'X-City' },
  ],
  'BUCKET_REGION is set, but not BUCKET_URL and BUCKET_ACCESS_KEY and': [{ BUCKET_REGION: 'eu-central-1' }],
  'BUCKET_URL is set, but not BUCKET_SECRET_KEY: a bucket needs its address and both keys.': [
    { ...bucket, BUCKET_SECRET_KEY: ' ' },
  ],
  'BUCKET_URL has to be the address of a bucket, like https://s3.eu-central-1.amazonaws.com/my-bucket.': [
    { ...bucket, BUCKET_URL: 'files' },
    { ...bucket, BUCKET_URL: 'https://s3.example.com/' },
    { ...bucket, BUCKET_URL: 'https://s3.example.com/files/portal' },
    { ...bucket, BUCKET_URL: 's3://files/portal' },
  ],
  'BUCKET_URL has no place for keys. Set BUCKET_ACCESS_KEY and BUCKET_SECRET_KEY.': [
    { ...bucket, BUCKET_URL: 'https://key:secret@s3.example.com/files' },
  ],
  "BUCKET_URL has to begin with https://, or clients' files travel in the open.": [
    { ...bucket, BUCKET_URL: 'http://s3.example.com/files' },
    { ...bucket, BUCKET_URL: 'http://172.32.0.1/files' },
  ],
  'With DATABASE_URL and BUCKET_URL, JWT_SECRET has to be set:': [
    { ...bucket, DATABASE_URL: 'postgres://db/portal' },
  ],
  'PORT has to be a number from 1 to 65535.': [{ PORT: 'http' }, { PORT: '0' }, { PORT: '70000' }],
  'METRICS_PORT has to be another one than PORT.': [{ METRICS_PORT: '4173' }],
  'METRICS_TOKEN needs 16 characters or more': [
    { METRICS_TOKEN: 'short' },
    { METRICS_TOKEN: 'a secret of Prometheus!' },
  ],
  'HOST is 10.0.0.1, so others can read what METRICS_PORT shows.': [
    { HOST: '10.0.0.1', DEMO: 'off', SMTP_URL: 'smtp://mail', METRICS_PORT: '9464' },
  ],
  'LIMIT_FILES sets no limit.': [{ LIMIT_FILES: '3' }],
  'LIMIT_BYTES_PER_FILE has to be a whole number from 1 to': [{ LIMIT_BYTES_PER_FILE: '10 MB' }],
  'LIMIT_IDLE_SECONDS has to be a whole number from 1 to 60.': [{ LIMIT_IDLE_SECONDS: '61' }],
  'LIMIT_TOKEN_SECONDS has to be a whole number from 1 to 2147483.': [{ LIMIT_TOKEN_SECONDS: '2147484' }],
  'LIMIT_TOKEN_SECONDS is 40000: more than LIMIT_SESSION_SECONDS, which is 28800.': [
    { LIMIT_TOKEN_SECONDS: '40000' },
  ],
  'JWT_SECRET has to have at least 32 characters.': [{ JWT_SECRET: 'short' }],
  'SECOND_STEP_SECRET has to have at least 32 characters.': [{ SECOND_STEP_SECRET: 'short' }],
  'PUBLIC_URL has to be an address, like https://portal.example.com.': [{ PUBLIC_URL: 'portal' }],
  'Each of CORS_ORIGINS has to be an origin, like https://www.example.com.': [
    { CORS_ORIGINS: 'null' },
    { CORS_ORIGINS: '*' },
    { CORS_ORIGINS: 'https://a.example.com/page' },
  ],
  'NODE_ENV has to be "development", "test" or "production".': [{ NODE_ENV: 'prod' }],
  'JWT_SECRET has to be random: take the output of `openssl rand -base64 32`.': [
    { JWT_SECRET: 'a'.repeat(40) },
  ],
  "HOST is 0.0.0.0, which others can reach, and the password of the demo's people is known to all. Set DEMO=off.":
    [{ HOST: '0.0.0.0' }],
  'HOST is 192.168.1.7, which others can reach, and the outbox shows links that set new passwords. Set SMTP_URL.':
    [{ HOST: '192.168.1.7', DEMO: 'off' }],
  "HOST is ::, which others can reach, and the password of the demo's people is known to all. Set DEMO=off.":
    [{ ...production, HOST: '::', DEMO: 'on' }],
  'In production PUBLIC_URL has to begin with https://: passwords and tokens travel there.': [
    { ...production, PUBLIC_URL: 'http://portal.northlight.test' },
  ],
  "TRUST_PROXY is on, so others can reach the server, and the password of the demo's people is known to all. Set DEMO=off, or DEMO=on if everybody may.":
    [{ TRUST_PROXY: 'on', SMTP_URL: 'smtp://mail' }],
  'PUBLIC_URL is https://portal.northlight.test, so others can reach the server, and the outbox shows links that set new passwords. Set SMTP_URL, or OUTBOX=on if everybody may.':
    [{ PUBLIC_URL: 'https://portal.northlight.test', DEMO: 'off' }],
  'PUBLIC_URL is still the one of the example: https://portal.example.com.': [
    { ...production, PUBLIC_URL: 'https://portal.example.com' },
  ],
  'MAIL_FROM is still the one of the example: Portal <portal@EXAMPLE.org>.': [
    { ...production, MAIL_FROM: 'Portal <portal@EXAMPLE.org>' },
  ],
  'JWT_SECRET is empty: take the output of `openssl rand -base64 32`, or delete the line.': [
    { ...production, JWT_SECRET: '' },
  ],
  'PASSWORD_ENCRYPTION has to be "aes" or "none".': [{ PASSWORD_ENCRYPTION: 'off' }],
  'TRUST_PROXY has to be "on" or "off".': [{ TRUST_PROXY: 'yes' }],
  'DEMO has to be "on" or "off".': [{ DEMO: '1' }],
  'In production PUBLIC_URL has to be set: links in mails begin with it.': [
    { ...production, PUBLIC_URL: '' },
  ],
  'In production SMTP_URL has to be set: without a mail server nobody can set a new password.': [
    { ...production, SMTP_URL: '' },
  ],
  'In production MAIL_FROM has to be set: mail servers refuse mails without a sender of their own.': [
    { ...production, MAIL_FROM: '' },
  ],
}

test.each(
  Object.entries(refused).flatMap(([sentence, all]) =>
    all.map((variables) => [variables, sentence] as const),
  ),
)('%j is refused', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message)
})

test.each([
  [{ TRUST_PROXY: 'on', DEMO: 'on', OUTBOX: 'on' }],
  [{ PUBLIC_URL: 'https://portal.northlight.test', DEMO: 'on', OUTBOX: 'on' }],
  [{ PUBLIC_URL: 'http://localhost:8080' }],
  [{ PUBLIC_URL: 'http://[::1]:8080' }],
  [{ ...production, TRUST_PROXY: 'on' }],
  [{ ...production, TRUST_PROXY: 'on', DEMO: 'on' }],
  [{ ...production, PUBLIC_URL: 'https://example.company.test' }],
])('%j is taken', (variables) => {
  expect(() => readConfig(variables)).not.toThrow()
})

test('all that is wrong is told at once', () => {
  const file = parseEnv(readFileSync('server/run/client-portal.env', 'utf8'))
  expect(() => readConfig(file)).toThrow(
    [
      'PUBLIC_URL is still the one of the example: https://portal.example.com.',
      'SMTP_URL is still the one of the example: smtps://user:password@mail.example.com.',
      'MAIL_FROM is still the one of the example: Portal <portal@example.com>.',
      'JWT_SECRET is empty: take the output of `openssl rand -base64 32`, or delete the line.',
      'SECOND_STEP_SECRET is empty: take the output of `openssl rand -base64 32`, or delete the line.',
    ].join('\n'),
  )
  expect(() => readConfig({ PORT: '0', DEMO: '1' })).toThrow(
    'PORT has to be a number from 1 to 65535.\nDEMO has to be "on" or "off".',
  )
})
