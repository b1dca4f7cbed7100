/**
 * What the sources may not do, so that no text of a client ever becomes code, a query, a command or an address. A test of
 * behaviour would have to find the one text that does it.
 */
import { expect, test } from 'vitest'
import { readSources } from './imports'

const ours = ['src', 'server', 'examples', 'demo']
  .flatMap(readSources)
  .filter(({ path }) => !path.endsWith('.stories.tsx'))
// One file stands for the network inside of a page: it is a page's fetch. Another one listens on a port, as HTTP servers do.
const api = ours.filter(({ path }) =>
  /^server\/(api|base|config|files|mail|seed|stores)\/(?!intercept|node\/http-server)/.test(path),
)

/** It calls the one address that the server's settings name: no client's word is in it. */
const bucket = 'server/files/node/bucket.ts'

/** The lines of sources in which a pattern stands outside of comments. */
const linesWith = (sources: typeof ours, pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

test.each([
  ['runs a text as code', ours, /\beval\(|\bnew Function\b|set(?:Timeout|Interval)\(\s*['"`]/],
  [
    'reads a text as HTML',
    ours,
    /\b(?:inner|outer)HTML\b\s*=|dangerouslySetInnerHTML=|insertAdjacentHTML|document\.write|<iframe/,
  ],
  ['touches cookies by a script', ours, /document\.cookie|cookieStore/],
  ['takes chance from anywhere but `crypto`', ours, /Math\.random/],
  [
    'asks the browser for a camera, a place, a clipboard or the like',
    ours,
    /getUserMedia|geolocation|requestPermission|clipboard\.read/,
  ],
  [
    'calls an address',
    api.filter(({ path }) => path !== bucket),
    /(?<![.\w'])fetch\(|XMLHttpRequest|WebSocket|\baxios\b/,
  ],
  ['puts a query together from texts', api, /sql\.raw|\.unsafe\(|\bquery\(\s*`|\.execute\((?!sql`|values\))/],
] as const)('no source %s', (_what, sources, pattern) => {
  expect(sources.length).toBeGreaterThan(40)
  expect(linesWith([...sources], pattern)).toEqual([])
})

test('the reference API starts no program, opens no connection of its own, and reads no XML', () => {
  const modules = new Set(
    api.flatMap(({ imports }) => imports.flatMap(({ target, isPackage }) => (isPackage ? target : []))),
  )
  const known = [
    ...['node:crypto', 'node:fs', 'node:fs/promises', 'node:net', 'node:os', 'node:path', 'node:url'],
    ...[
      'node:stream',
      'node:stream/promises',
      'node:stream/web',
      'node:timers/promises',
      'node:util',
      'node:zlib',
    ],
    ...[
      '@electric-sql/pglite',
      'pg',
      'nodemailer',
      'prom-client',
      '@fastify/busboy',
      '@simplewebauthn/server',
      '@tus/server',
      'aws4fetch',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
    ],
    ...['jose', 'valibot', '@valibot/to-json-schema', 'crypto-js/aes.js', 'crypto-js/enc-utf8.js'],
  ]
  const others = [...modules].filter(
    (name) => !known.includes(name) && !/^(hono|@hono\/node-server|drizzle-orm)(\/|$)/.test(name),
  )
  expect(others).toEqual([])
  const ofNet = api.filter(({ imports }) => imports.some(({ target }) => target === 'node:net'))
  expect(linesWith(ofNet, /node:net/)).toEqual(["server/api/node/from.ts: import { isIP } from 'node:net'"])
})
