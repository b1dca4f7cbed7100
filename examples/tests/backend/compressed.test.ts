/** A list that the API compresses comes compressed through what stands between, and a short answer as it is. */
import { type IncomingMessage, request } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../../tests/listen'
import { hasNginx } from '../../../tests/nginx'
import { openCompany, type Way } from './company'

const ada = { id: 'client-ada', email: 'ada@example.com', password: 'right' }
const list = JSON.stringify({ success: true, data: Array(100).fill({ amount: 1_250 }) })
const short = '{"success":true}'

/** Compresses the list for those who take it. */
const openApi = () =>
  listen(({ url, headers }) => {
    const body = url.endsWith('/short') ? short : list
    const isPacked = url.endsWith('/list') && headers.get('Accept-Encoding')?.includes('gzip')
    const type = { 'Content-Type': 'application/json' }
    return isPacked
      ? new Response(gzipSync(body), { headers: { ...type, 'Content-Encoding': 'gzip' } })
      : new Response(body, { headers: type })
  })

describe.each<[Way, string]>([
  ['proxy.ts', ''],
  ['nginx.conf', ' (needs nginx)'],
])('%s%s', (way) => {
  describe.skipIf(way === 'nginx.conf' && !hasNginx)('in front of an API that compresses', () => {
    let api: Awaited<ReturnType<typeof openApi>>
    let company: Awaited<ReturnType<typeof openCompany>>
    let Cookie = ''

    beforeAll(async () => {
      api = await openApi()
      company = await openCompany(way, api.url, ada)
      const { headers } = await fetch(`${company.url}/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: company.url },
        body: new URLSearchParams({ email: ada.email, password: ada.password }),
      })
      Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? ''
    })
    afterAll(async () => {
      await company.close()
      await api.close()
    })

    async function ask(path: string, encoding: string, method = 'GET') {
      const headers = { Cookie, Authorization: 'Bearer cookie', 'Sec-Fetch-Site': 'same-origin' }
      const answer = await new Promise<IncomingMessage>((resolve, reject) =>
        request(`${company.url}/portal/api/${path}`, {
          method,
          headers: { ...headers, 'Accept-Encoding': encoding },
        })
          .on('error', reject)
          .on('response', resolve)
          .end(),
      )
      const body = Buffer.concat(await answer.toArray())
      return { encoding: answer.headers['content-encoding'], body }
    }

    test('a browser gets the list compressed', async () => {
      const { encoding, body } = await ask('list', 'gzip, deflate, br')
      expect(encoding).toBe('gzip')
      expect(gunzipSync(body).toString()).toBe(list)
    })

    test('who takes nothing compressed gets it as it is', async () => {
      const { encoding, body } = await ask('list', 'identity')
      expect(encoding).toBeUndefined()
      expect(body.toString()).toBe(list)
    })

    test('what is posted is answered as it is, however long: that is how tokens are given', async () => {
      const { encoding, body } = await ask('login', 'gzip', 'POST')
      expect(encoding).toBeUndefined()
      expect(body.toString()).toBe(list)
    })

    test('a short answer comes as it is', async () => {
      const { encoding, body } = await ask('short', 'gzip')
      expect(encoding).toBeUndefined()
      expect(body.toString()).toBe(short)
    })
  })
})
