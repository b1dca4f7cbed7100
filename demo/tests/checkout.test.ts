/** What is paid on the demo's page to pay: what it shows and what it takes are computed in one place. */
import { expect, test, vi } from 'vitest'
import { createBrowserApi } from '../../server/browser'
import { inputPart } from '../../server/staff/desk'
import { signIn, tokenIn } from '../../server/tests/api/people'
import { speakTo } from '../../server/tests/api/speak'
import { createCheckout } from '../checkout'

const url = 'https://portal.example.com'

async function open() {
  const api = createBrowserApi()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) =>
    api.fetch(String(address).slice(url.length), init),
  )
  const acts: { verb: string; input: Record<string, unknown> }[] = []
  const checkout = createCheckout(url, async (request) => {
    const input = JSON.parse(String((await request.formData()).get(inputPart)))
    acts.push({ verb: new URL(request.url).pathname, input })
    return new Response()
  })
  const token = tokenIn(await signIn(speakTo(api.fetch)))
  const ask = async (path: string, more: object, authorization = `Bearer ${token}`) => {
    const order = { client: 'client-ada', project: '', currency: 'USD', ...more }
    const answer = await checkout.request(path, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(order),
    })
    return { status: answer.status, body: Object(await answer.json()) }
  }
  return { acts, ask }
}

test('takes what it has shown as due, and nothing else', async () => {
  const { acts, ask } = await open()
  const { body } = await ask('/pay/due', {})
  const due: { _id: string; due: number }[] = body.data
  expect(due.length).toBeGreaterThan(1)
  const sum = due.reduce((total, each) => total + each.due, 0)
  expect(sum).toBeGreaterThan(0)
  expect((await ask('/pay', { sum: sum - 1 })).status).toBe(409)
  expect(acts).toEqual([])
  expect((await ask('/pay', { sum })).status).toBe(200)
  const paid = acts.filter(({ verb }) => verb === '/payment/add').map(({ input }) => input)
  expect(paid).toMatchObject(due.map(({ _id, due }) => ({ project: _id, amount: due })))
})

test('shows what is due for one project, and nothing to a stranger', async () => {
  const { ask } = await open()
  const [first] = (await ask('/pay/due', {})).body.data
  expect((await ask('/pay/due', { project: first._id })).body.data).toEqual([first])
  expect((await ask('/pay/due', { currency: 'XXX' })).body.data).toEqual([])
  expect((await ask('/pay/due', {}, 'Bearer x')).status).toBe(401)
  expect((await ask('/pay/due', { client: 'client-new' })).status).toBe(401)
  expect((await ask('/pay/due', { client: 1 })).status).toBe(400)
})
