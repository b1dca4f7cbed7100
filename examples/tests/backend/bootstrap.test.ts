/** The server of `examples/hosts/bootstrap/`, whose clients the API knows, as a hostile client meets it. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listen } from '../../../tests/listen'
import { createServer } from '../../hosts/bootstrap/server'
import { send } from './send'

test('passwords go to the API alone, with the address of whose they are, and other sites end no session', async () => {
  const asked: (string | undefined)[] = []
  const app = new Hono()
  const [site, elsewhere] = [await listen(app.fetch), await listen(() => new Response('taken'))]
  app.post('/api/v1/auth/user/client/login', (context) => {
    asked.push(context.req.header('X-Forwarded-For'))
    return context.json({ data: { token: 'of the API' } })
  })
  app.route('/', createServer(site.url))

  const body = 'email=a&password=b'
  const post = (path: string, headers: string[]) => {
    const form = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`]
    return send(site.port, [`POST ${path} HTTP/1.1`, ...form, ...headers], { body, from: '127.0.0.2' })
  }
  const own = 'Sec-Fetch-Site: same-origin'
  const { status, text } = await post('/login', [
    own,
    `Host: ${new URL(elsewhere.url).host}`,
    'X-Forwarded-For: 203.0.113.1',
  ])
  expect({ status, asked }).toEqual({ status: 204, asked: ['127.0.0.2'] })
  expect(text).not.toContain('of the API')

  const Cookie = /__Host-session=[\w-]+/.exec(text)?.[0] ?? ''
  const token = () => fetch(`${site.url}/portal-token`, { headers: { Cookie } })
  expect((await post('/logout', [`Cookie: ${Cookie}`, 'Sec-Fetch-Site: same-site'])).status).toBe(403)
  expect(await (await token()).json()).toEqual({ token: 'of the API' })
  expect((await post('/logout', [`Cookie: ${Cookie}`, own])).status).toBe(204)
  expect((await token()).status).toBe(401)
  await Promise.all([site.close(), elsewhere.close()])
})
