/** The payments of one project, which the server finds by the project's name. */
import { expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { openPage } from '../portal'
import { stopTimeInTests, until } from '../server'

stopTimeInTests()

async function open() {
  const service = answer({ success: true, data: { _id: 'nameless', serviceName: '' } })
  const tab = await openPage({ rules: { service } })
  await tab.signAdaIn()
  tab.toasts.length = 0
  return tab
}

test('a project without a name has none, and the server is not asked for what it cannot find', async () => {
  const { paymentsOf, server } = await open()
  const $payments = paymentsOf('nameless')
  $payments.listen(() => {})
  await until(() => expect($payments.get()).toEqual({ status: 'ready', data: [] }))
  expect(server.count('servicePayments')).toBe(0)
})

test('where a host has them found by the id, no name is needed', async () => {
  const { configure, paymentsOf, server } = await open()
  const servicePayments = '/payments/getPaymentofClient/{clientId}/service?of={serviceId}'
  configure({ endpoints: { servicePayments } })
  server.rules.servicePayments = answer({ success: true, data: [{ id: 'p1' }] })
  const $payments = paymentsOf('nameless')
  $payments.listen(() => {})
  await until(() => expect($payments.get()).toMatchObject({ status: 'ready', data: [{ id: 'p1' }] }))
  expect(server.last('servicePayments')?.url.search).toBe('?of=nameless&limit=100')
})

test('the story of a project without a name is told', async () => {
  const { createStory } = await open()
  const $story = createStory('project-website-relaunch')
  $story.listen(() => {})
  await until(() => expect($story.get()).toMatchObject({ status: 'ready', troubles: [] }))
})

test.each([
  ['is not there', 404, []],
  ['can not be loaded', 500, ['error: Not today.']],
] as const)(
  'a project that %s: its payments say why, with one toast at most, and Retry asks again',
  async (_, status, told) => {
    const { paymentsOf, server, toasts } = await open()
    server.rules.service = fail(status, 'Not today.')
    const $payments = paymentsOf('project-website-relaunch')
    $payments.listen(() => {})
    await until(() =>
      expect($payments.get()).toMatchObject({ status: 'failed', failure: { status, message: 'Not today.' } }),
    )
    expect(toasts).toEqual(told)
    delete server.rules.service
    $payments.retry()
    await until(() => expect($payments.get()).toMatchObject({ status: 'ready' }))
    expect(server.count('servicePayments')).toBe(1)
  },
)
