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
  const acts: { verb: string; input: Record<string, unknown>; invoice: unknown }[] = []
  const checkout = createCheckout(url, async (request) => {
    const body = await request.formData()
    const input = JSON.parse(String(body.get(inputPart)))
    acts.push({ verb: new URL(request.url).pathname, input, invoice: body.get('invoice') })
    return Response.json({ number: `PAY-${acts.length}` })
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
  const due: { _id: string; amount: number }[] = body.data
  expect(due.length).toBeGreaterThan(1)
  const sum = due.reduce((total, each) => total + each.amount, 0)
  expect(sum).toBeGreaterThan(0)
  expect((await ask('/pay', { sum: sum - 1 })).status).toBe(409)
  expect(acts).toEqual([])
  const receipt = await ask('/pay', { sum })
  expect(receipt.status).toBe(200)
  const added = acts.filter(({ verb }) => verb === '/payment/add')
  expect(added.map(({ input }) => input)).toMatchObject(
    due.map(({ _id, amount }) => ({ project: _id, amount })),
  )
  // A reference looks like no amount, and is the same for the same payment.
  for (const { input } of added) expect(input.reference).toMatch(/^CARD-[2-9A-HJ-NP-Z]{6}$/)
  await ask('/pay', { sum })
  expect(acts.slice(-due.length - 1, -1).map(({ input }) => input.reference)).toEqual(
    added.map(({ input }) => input.reference),
  )
  // Each has an invoice in the portal, and its number on the receipt.
  for (const { invoice } of added) expect(invoice).toMatchObject({ name: 'invoice.pdf', size: 22_067 })
  expect(receipt.body.data.paid).toMatchObject(
    due.map(({ amount }, index) => ({ amount, number: `PAY-${index + 1}` })),
  )
  // Who has paid knows it: the bell rings for the colleagues.
  const email = 'client@example.com'
  expect(acts.at(-1)).toMatchObject({ verb: '/notify', input: { client: email, except: email } })
})

test('takes what is overdue alone, where that is chosen', async () => {
  const { acts, ask } = await open()
  const due: { _id: string; amount: number; isOverdue: boolean }[] = (await ask('/pay/due', {})).body.data
  const [overdue, ...others] = due.filter(({ isOverdue }) => isOverdue)
  expect([overdue?.amount, others]).toEqual([4320, []])
  expect((await ask('/pay', { sum: 4320 })).status).toBe(409)
  expect((await ask('/pay', { sum: 4320, isOverdue: true })).status).toBe(200)
  const added = acts.filter(({ verb }) => verb === '/payment/add').map(({ input }) => input.project)
  expect(added).toEqual([overdue?._id])
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
