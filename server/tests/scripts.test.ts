/** How the server serves the built scripts: compressed beforehand, and kept for as long as they stay the same. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { createScripts } from '../scripts'

const folder = mkdtempSync(join(tmpdir(), 'cp-scripts-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'chunks'))
const script = `export const words = ${JSON.stringify('a word '.repeat(400))}\n`
const chunk = 'chunks/core-D3CF_-qJ.js'
for (const name of ['loader.js', chunk]) {
  writeFileSync(join(folder, name), script)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(script))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(script))
}
writeFileSync(join(folder, 'words.csv'), script)

const site = new Hono().route('/cdn', createScripts(folder))
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(`/cdn/${path}`, { headers, method })
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', null, (content: Buffer) => content],
])('who accepts "%s" gets %s', async (accepted, encoding, unpack) => {
  for (const path of ['loader.js', chunk]) {
    const answer = await get(path, { 'Accept-Encoding': accepted })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    const sent = await bytes(answer)
    expect(answer.headers.get('Content-Length')).toBe(`${sent.length}`)
    expect(unpack(sent).toString()).toBe(script)
  }
})

test('what was not compressed beforehand is compressed now', async () => {
  const answer = await get('words.csv', { 'Accept-Encoding': 'gzip, br' })
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(await bytes(answer)).toString()).toBe(script)
})

test.each([
  [chunk, 'public, max-age=31536000, immutable'],
  ['loader.js', 'public, max-age=60'],
  ['words.csv', 'public, max-age=60'],
  // It may be there after the next deploy.
  ['chunks/core-none0000.js', 'no-cache'],
  ['none.js', 'no-cache'],
])('%s is kept: %s', async (path, keeping) => {
  expect((await get(path)).headers.get('Cache-Control')).toBe(keeping)
})

test('who has a file already is told that it has not changed, each encoding by itself', async () => {
  const first = await get('loader.js', { 'Accept-Encoding': 'br' })
  const tag = first.headers.get('ETag') ?? ''
  expect(tag).toMatch(/^"\w+"$/)
  const again = await get('loader.js', { 'Accept-Encoding': 'br', 'If-None-Match': tag })
  expect({ status: again.status, length: (await bytes(again)).length }).toEqual({ status: 304, length: 0 })
  expect(Object.fromEntries(again.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60',
    'cross-origin-resource-policy': 'cross-origin',
    etag: tag,
    vary: 'Accept-Encoding',
  })
  expect((await get('loader.js', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })).status).toBe(200)
  expect((await get('loader.js', { 'If-None-Match': tag })).status).toBe(200)
})

test('HEAD says what GET would, without the file', async () => {
  const answer = await get('loader.js', { 'Accept-Encoding': 'br' }, 'HEAD')
  expect((await bytes(answer)).length).toBe(0)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-length': `${brotliCompressSync(script).length}`,
    vary: 'Accept-Encoding',
  })
})
