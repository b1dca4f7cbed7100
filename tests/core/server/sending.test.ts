/** Sending one thing at a time: slow answers, progress, and cancelling. */
import { describe, expect, test } from 'vitest'
import { hang, type Rule } from '../../../server/api/intercept'
import { createServer, pass, recordToasts, stopTimeInTests, until } from '../server'
import { openTab } from '../tab'

stopTimeInTests()

/** A call that the test answers. */
function createCall() {
  let settle = { answer: (_: string) => {}, onProgress: (_: number) => {} }
  const call = ({ onProgress }: { onProgress: (fraction: number) => void }) =>
    new Promise<string>((resolve) => {
      settle = { answer: resolve, onProgress }
    })
  return {
    call,
    answer: (text: string) => settle.answer(text),
    progress: (n: number) => settle.onProgress(n),
  }
}

async function open() {
  const tab = await openTab()
  const sender = tab.createSender()
  return { ...tab, sender, state: () => sender.$sending.get(), toasts: recordToasts(tab) }
}

test('an answer that takes ten seconds is slow', async () => {
  const { sender, state } = await open()
  const { call, answer } = createCall()
  const sent = sender.send(call)
  await pass(9999)
  expect(state()).toEqual({ status: 'running', fraction: null, slow: false })
  await pass(1)
  expect(state()).toEqual({ status: 'running', fraction: null, slow: true })
  answer('done')
  expect(await sent).toBe('done')
  expect(state()).toEqual({ status: 'done' })
  await pass(60_000)
  expect(state()).toEqual({ status: 'done' })
})

test('an upload that makes progress is not slow; one that stands still is', async () => {
  const { sender, state } = await open()
  const { call, progress } = createCall()
  void sender.send(call)
  for (const fraction of [0.25, 0.5]) {
    await pass(9000)
    progress(fraction)
    expect(state()).toEqual({ status: 'running', fraction, slow: false })
  }
  await pass(10_000)
  expect(state()).toEqual({ status: 'running', fraction: 0.5, slow: true })
  progress(0.75)
  expect(state()).toEqual({ status: 'running', fraction: 0.75, slow: false })
})

test('cancelling removes the toast, and what the call answers later does not count', async () => {
  const { sender, state, toasts, $noticeRequest } = await open()
  const first = createCall() // it does not care about the signal
  const sent = sender.send(first.call, { running: 'Please wait...', done: 'Sent.' })
  await pass(20_000)
  sender.cancel()
  expect(state()).toEqual({ status: 'idle' })
  expect($noticeRequest.get()).toMatchObject({ action: 'dismiss' })
  expect(await sent).toBeNull()

  const second = createCall()
  const again = sender.send(second.call)
  await pass(5000)
  expect(state()).toMatchObject({ status: 'running', slow: false })
  first.answer('late')
  second.answer('in time')
  expect(await again).toBe('in time')
  expect(toasts).toEqual(['loading: Please wait...'])
})

test('what a refusal says of single fields stands at them until it is over', async () => {
  const { sender, state, fieldErrors, configure, api } = await open()
  const body = { message: 'Not valid.', errors: { subject: ['Too long.', 'No digit.'] } }
  configure({ fetch: async () => Response.json(body, { status: 422 }) })
  expect(fieldErrors(state())).toEqual({})
  await sender.send(() => api.ticket('7'))
  expect(fieldErrors(state())).toEqual({ subject: 'Too long. No digit.' })
  sender.cancel()
  expect(fieldErrors(state())).toEqual({})
})

describe('the public forms', () => {
  const open = async () => {
    const server = createServer()
    const tab = await openTab()
    tab.configure({ fetch: server.fetch })
    tab.watchSession()
    return { ...tab, server }
  }

  test.each(['login', 'sendResetEmail', 'resetPassword'] as const)('abort "%s"', async (name) => {
    const { server, createSender, $session, ...tab } = await open()
    const sender = createSender()
    let signal: AbortSignal | null | undefined
    const rule: Rule = (proceed, given) => {
      signal = given
      return hang()(proceed, given)
    }
    server.rules[name] = rule
    const outcome = {
      login: () => tab.signInWithPassword('client@example.com', 'portal-demo', sender),
      sendResetEmail: () => tab.sendResetEmail('client@example.com', sender),
      resetPassword: () => tab.resetPassword('client-ada', 'token', 'correct horse', sender),
    }[name]()
    await until(() => expect(server.count(name)).toBe(1))
    sender.cancel()
    expect(signal?.aborted).toBe(true)
    expect(await outcome).toEqual({ status: 'idle' })
    expect($session.get().status).toBe('signed-out')
  })
})
