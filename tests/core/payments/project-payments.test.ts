/** The payments of one project, which the server finds by the project's name. */
import { expect, test } from 'vitest'
import { answer } from '../../../demo/api/intercept'
import { createServer, stopTimeInTests, until } from '../server'
import { openTab } from '../tab'

stopTimeInTests()

async function open() {
  const server = createServer()
  const tab = await openTab()
  tab.configure({ fetch: server.fetch })
  await tab.signInWithPassword('client@example.com', 'portal-demo')
  server.rules.service = answer({ success: true, data: { _id: 'nameless', serviceName: '' } })
  return { ...tab, server }
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
  configure({
    endpoints: { servicePayments: '/payments/getPaymentofClient/{clientId}/service?of={serviceId}' },
  })
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

test('a project that fails is the reason why they are not there, and Retry asks for it again', async () => {
  const { paymentsOf, server } = await open()
  server.rules.service = answer({ success: false, message: 'Not today.' })
  server.rules.servicePayments = answer({ success: true, data: [{ id: 'p1' }] })
  const $payments = paymentsOf('lost')
  $payments.listen(() => {})
  await until(() =>
    expect($payments.get()).toMatchObject({ status: 'failed', failure: { message: 'Not today.' } }),
  )
  server.rules.service = answer({ success: true, data: { _id: 'lost', serviceName: 'Found' } })
  $payments.retry()
  await until(() => expect($payments.get()).toMatchObject({ status: 'ready', data: [{ id: 'p1' }] }))
})
