/** The lines for nginx in the guide, as they stand there. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Listening } from '../../../tests/listen'
import { hasNginx, runNginx } from '../../../tests/nginx'

const [, lines = ''] = /```nginx\n(.+?)```/s.exec(readFileSync('docs/embed/serving-files.md', 'utf8')) ?? []
const script = `export const words = ${JSON.stringify('a word '.repeat(400))}\n`

describe.skipIf(!hasNginx)('nginx by the guide (needs nginx)', () => {
  const root = mkdtempSync(join(tmpdir(), 'cp-files-'))
  let nginx: Listening

  beforeAll(async () => {
    mkdirSync(join(root, 'cdn/light/chunks'), { recursive: true })
    for (const name of ['loader.js', 'light/chunks/core-D3CF_-qJ.js']) {
      writeFileSync(join(root, 'cdn', name), script)
      writeFileSync(join(root, 'cdn', `${name}.gz`), gzipSync(script))
    }
    nginx = await runNginx((port) =>
      lines
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('/srv/www', root)
        // Debian's nginx has no such module.
        .replace(/^.*brotli_static on;.*\n/m, ''),
    )
  })
  afterAll(async () => {
    await nginx?.close()
    rmSync(root, { recursive: true })
  })

  const get = (path: string) =>
    new Promise<object>((resolve, reject) => {
      request(`${nginx.url}/cdn/${path}`, { headers: { 'Accept-Encoding': 'gzip, br' } })
        .on('error', reject)
        .on('response', (answer) => {
          answer.resume()
          resolve({ status: answer.statusCode, ...answer.headers })
        })
        .end()
    })

  test.each([
    ['light/chunks/core-D3CF_-qJ.js', 'max-age=31536000, immutable'],
    ['loader.js', 'max-age=300'],
  ])('%s comes compressed, and is kept: %s', async (path, kept) => {
    expect(await get(path)).toMatchObject({
      status: 200,
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"/),
      'cache-control': kept,
      'access-control-allow-origin': '*',
    })
  })

  test('a file that is not there is not remembered', async () => {
    const missing = await get('light/chunks/core-none0000.js')
    expect(missing).toMatchObject({ status: 404 })
    expect(missing).not.toHaveProperty('cache-control')
  })
})
