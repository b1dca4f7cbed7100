/** Where the bytes of files are kept: in memory, on disk and in a bucket in the same way; and a bucket that fails. */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Bytes, createMemoryBytes } from '../../files/bytes'
import type { BucketSettings } from '../../files/node/bucket'
import { openBucketBytes } from '../../files/node/bucket-bytes'
import { openDiskBytes } from '../../files/node/disk-bytes'
import { type FakeBucket, type Fault, startFakeBucket } from './fake-bucket'

const folder = mkdtempSync(join(tmpdir(), 'cp-bytes-'))
const log = vi.fn<(error: unknown) => void>()
let bucket: FakeBucket

const open = (settings: Partial<BucketSettings> = {}, patience = 15_000) =>
  openBucketBytes({ ...bucket.settings, ...settings }, log, { patience, firstPause: 5 })
/** For a bucket that hangs: it is not waited for. A busy machine may take long for all else. */
const openFor = (fault: Fault) => open({}, fault === 'hang' ? 1_000 : undefined)

beforeEach(async () => {
  log.mockReset()
  bucket = await startFakeBucket()
  vi.stubEnv('TMPDIR', mkdtempSync(join(folder, 'tmp-')))
})
afterEach(async () => {
  // Whatever has happened, nothing stays on the disk.
  expect(readdirSync(tmpdir())).toEqual([])
  vi.unstubAllEnvs()
  await bucket.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Of so many bytes, no two pieces the same. */
const bytesOf = (size: number) => large.subarray(0, size)
const large = Buffer.from(new Uint8Array(3_000_000).map((_, index) => (index * 7) ^ (index >> 8)))

async function* inPieces(content: Uint8Array, size = 100_000) {
  for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size)
}

async function contentOf(bytes: Bytes, id: string): Promise<Buffer | undefined> {
  const found = await bytes.read(id)
  if (!found) return undefined
  const content = Buffer.from(await new Response(found.body).arrayBuffer())
  expect(found.size).toBe(content.length)
  return content
}

describe.each<[string, () => Bytes | Promise<Bytes>]>([
  ['memory', createMemoryBytes],
  ['disk', () => openDiskBytes(join(folder, 'disk'))],
  ['a bucket', open],
])('files in %s', (_where, create) => {
  let bytes: Bytes
  beforeEach(async () => {
    bytes = await create()
  })

  test.each([0, 1, 65_536, 3_000_000])('of %i bytes come out as they went in', async (size) => {
    await bytes.save('a-file', inPieces(bytesOf(size)))
    expect((await contentOf(bytes, 'a-file'))?.equals(bytesOf(size))).toBe(true)
  })

  test('are replaced, are there for each reader, and are gone when they are removed', async () => {
    await bytes.save('one', [bytesOf(10)])
    await bytes.save('one', [bytesOf(20), bytesOf(5)])
    await bytes.save('other', [bytesOf(1)])
    const [first, second] = await Promise.all([contentOf(bytes, 'one'), contentOf(bytes, 'one')])
    expect([first?.length, second?.length]).toEqual([25, 25])
    await bytes.remove('one')
    await bytes.remove('one')
    expect([await bytes.read('one'), (await contentOf(bytes, 'other'))?.length]).toEqual([undefined, 1])
  })

  test('that break off on their way in are none', async () => {
    const broken = async function* () {
      yield bytesOf(100_000)
      throw new Error('The line is gone.')
    }
    await expect(bytes.save('half', broken())).rejects.toThrow('The line is gone.')
    expect(await bytes.read('half')).toBeUndefined()
    await bytes.remove('half')
  })

  test('can be left before their end', async () => {
    await bytes.save('long', inPieces(bytesOf(3_000_000)))
    const { body } = (await bytes.read('long')) ?? expect.fail()
    const reader = body.getReader()
    expect((await reader.read()).done).toBe(false)
    await reader.cancel()
    expect((await contentOf(bytes, 'long'))?.length).toBe(3_000_000)
  })

  test('can be kept', async () => {
    await expect(bytes.ping()).resolves.toBeUndefined()
  })
})

const away = {
  status: 503,
  message: 'Files can be neither kept nor opened at the moment.',
  headers: { 'Retry-After': '30' },
}
const save = (bytes: Bytes) => bytes.save('a-file', inPieces(bytesOf(1_000_000)))
const read = (bytes: Bytes) => bytes.read('a-file')
const remove = (bytes: Bytes) => bytes.remove('a-file')

describe('a bucket', () => {
  test.each<[string, string, Fault, number, (bytes: Bytes) => Promise<unknown>]>([
    ['answers 500 once', 'PUT', 'error', 1, save],
    ['answers 500 twice', 'PUT', 'error', 2, save],
    ['drops the connection in the middle of a file', 'PUT', 'drop', 1, save],
    ['keeps half of a file', 'PUT', 'halve', 1, save],
    ['fails when it is asked what it has kept', 'HEAD', 'error', 1, save],
    ['fails when it is asked for a file', 'GET', 'error', 1, read],
    ['fails when it has to remove a file', 'DELETE', 'error', 1, remove],
  ])('that %s is asked again', async (_what, method, fault, count, act) => {
    const bytes = await open()
    await save(bytes)
    bucket.fail(method, fault, count)
    await act(bytes)
    expect(log).toHaveBeenCalledTimes(count)
    if (act !== remove) expect((await contentOf(bytes, 'a-file'))?.equals(bytesOf(1_000_000))).toBe(true)
    else expect(bucket.objects.size).toBe(0)
  })

  test.each<[string, string, Fault, (bytes: Bytes) => Promise<unknown>, number, string]>([
    ['fails again and again', 'PUT', 'error', save, 3, ': 500 InternalError'],
    ['drops each connection', 'PUT', 'drop', save, 3, ': '],
    ['keeps halves', 'PUT', 'halve', save, 3, ': 1000000 bytes were sent, and 500000 are there.'],
    ['takes nothing more', 'PUT', 'hang', save, 1, ': it takes too long.'],
    ['does not answer what it has kept', 'HEAD', 'hang', save, 1, ': it takes too long.'],
    ['gives nothing', 'GET', 'error', read, 3, ': 500 InternalError'],
  ])('that %s makes the client try later', async (_what, method, fault, act, count, reason) => {
    await (await open()).save('a-file', [bytesOf(1)])
    bucket.fail(method, fault, 3)
    await expect(act(await openFor(fault))).rejects.toMatchObject(away)
    expect(messages()).toEqual(Array(count).fill(expect.stringContaining(`${method} /`)))
    expect(messages()[0]).toContain(reason)
  })

  test.each<[string, Partial<BucketSettings>, string]>([
    ['another secret', { secretKey: 'another' }, '403 SignatureDoesNotMatch'],
    ['another key', { accessKey: 'another' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'eu-west-1' }, '403 AuthorizationHeaderMalformed'],
  ])('refuses %s, and the log says so, without the secret', async (_what, settings, reason) => {
    const bytes = await open(settings)
    for (const act of [save, read]) await expect(act(bytes)).rejects.toMatchObject(away)
    await expect(remove(bytes)).rejects.toThrow(reason)
    await expect(bytes.ping()).rejects.toThrow('403')
    expect(messages()).toEqual(Array(2).fill(expect.stringContaining(reason)))
    expect(messages().join()).not.toMatch(/secret|another|Signature=/)
    expect(bucket.objects.size).toBe(0)
  })

  test('is opened by a server that deletes what one before it has left', async () => {
    for (const [name, hours] of [
      [`client-portal-upload-${'a'.repeat(32)}`, 2],
      [`client-portal-upload-${'b'.repeat(32)}`, 0],
      ['client-portal-upload-notes', 2],
    ] as const) {
      const path = join(tmpdir(), name)
      writeFileSync(path, '')
      const time = Date.now() / 1000 - hours * 3_600
      utimesSync(path, time, time)
    }
    await open()
    expect(readdirSync(tmpdir()).map((name) => name.slice(21, 22))).toEqual(['b', 'n'])
    for (const name of readdirSync(tmpdir())) rmSync(join(tmpdir(), name))
  })

  test('that removes nothing says so', async () => {
    bucket.fail('DELETE', 'hang')
    await expect(remove(await openFor('hang'))).rejects.toThrow('DELETE /files/uploads/a-file')
  })

  test('that is not there is no file that is gone', async () => {
    const bytes = await open({ url: bucket.settings.url.replace('files', 'others') })
    for (const act of [save, read]) await expect(act(bytes)).rejects.toMatchObject(away)
    await expect(bytes.ping()).rejects.toThrow('404')
    expect(messages()[0]).toContain('404 NoSuchBucket')
  })

  test('that is away is told at once, and is asked again when it is back', async () => {
    const bytes = await open()
    await save(bytes)
    await bucket.close()
    for (const act of [save, read]) await expect(act(bytes)).rejects.toMatchObject(away)
    for (const act of [remove, (bytes: Bytes) => bytes.ping()])
      await expect(act(bytes)).rejects.toThrow('ECONNREFUSED')
    expect(messages()).toEqual(Array(8).fill(expect.stringContaining('ECONNREFUSED')))
    bucket = await startFakeBucket(bucket.port, bucket.objects)
    await bytes.ping()
    expect((await contentOf(bytes, 'a-file'))?.equals(bytesOf(1_000_000))).toBe(true)
  })

  test.each<[Fault, string]>([
    ['drop', 'other side closed'],
    ['hang', 'it takes too long.'],
  ])('that breaks off a file by a %s gives no whole one', async (fault, reason) => {
    await save(await open())
    const bytes = await openFor(fault)
    bucket.fail('GET', fault)
    const { size, body } = (await bytes.read('a-file')) ?? expect.fail()
    expect(size).toBe(1_000_000)
    await expect(new Response(body).arrayBuffer()).rejects.toThrow(`GET /files/uploads/a-file`)
    bucket.fail('GET', fault)
    const again = (await bytes.read('a-file')) ?? expect.fail()
    await expect(new Response(again.body).arrayBuffer()).rejects.toThrow(reason)
  })
})

const messages = () => log.mock.calls.map(([error]) => (error instanceof Error ? error.message : ''))
