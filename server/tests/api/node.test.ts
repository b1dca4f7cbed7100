/** What the API has of Node in place of the web's: the same comes of it. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzip } from '../../api/node/gzip'
import { createSign, keptSecret } from '../../api/node/secret'
import { gzipInWeb } from '../../api/sending/compress'
import { createSign as createSignInWeb } from '../../base/secrets'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a text', 'file-link\nclient-ada\n1'],
  ['a text of other letters', 'Ünï·çødé'],
  ['nothing', ''],
])('signs %s in the same way', async (_what, text) => {
  const secret = bytes('a secret of thirty-two bytes or more')
  const signed = Array.from(await createSign(secret)(text))
  expect(signed).toHaveLength(32)
  expect(signed).toEqual(Array.from(await createSignInWeb(secret)(text)))
})

test.each([2_048, 50_000, 200_000])('compresses %i bytes, and loses none', async (length) => {
  const text = 'a word '.repeat(length).slice(0, length)
  for (const compress of [gzip, gzipInWeb]) {
    const packed = await compress(bytes(text))
    expect(packed.length).toBeLessThan(length / 10)
    expect(gunzipSync(packed).toString()).toBe(text)
  }
})

test('servers that start at once on an empty folder have one secret, and none of them an empty one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cp-secret-'))
  const secrets = await Promise.all(Array.from({ length: 50 }, () => keptSecret(folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toHaveLength(43)
  expect(readdirSync(folder)).toEqual(['secret'])
  rmSync(folder, { recursive: true })
})
