/** When a client is told by mail: chosen for each kind, and saved at once. */
import { expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { holdBack, look, openPortal } from '../portal'
import { stopTimeInTests, until } from '../server'

stopTimeInTests()

async function openMails() {
  const tab = await openPortal()
  await tab.signAdaIn()
  await look(tab.$mailSettings)
  tab.toasts.length = 0
  return { ...tab, answers: tab.createMailChooser('answers'), payments: tab.createMailChooser('payments') }
}

test('a server that does not announce it is not asked', async () => {
  const { $accountParts, $mailSettings, server, signAdaIn } = await openPortal()
  server.rules.login = answer({ success: true, data: await server.signIn(), optional: ['logout'] })
  await signAdaIn()
  $mailSettings.listen(() => {})
  expect($accountParts.get()).not.toContain('mails')
  expect([$mailSettings.get().status, server.count('mailSettings')]).toEqual(['waiting', 0])
})

test('only what is chosen is sent, and it is kept', async () => {
  const { $mailSettings, answers, server } = await openMails()
  expect(await answers.choose('daily')).toBe('daily')
  expect(server.last('changeMailSettings')?.body).toEqual({ answers: 'daily' })
  expect($mailSettings.get()).toMatchObject({
    data: { answers: 'daily', approvals: 'at-once', payments: 'at-once' },
  })
})

test('what is refused is taken back, with the reason', async () => {
  const { $mailSettings, answers, server, toasts } = await openMails()
  server.rules.changeMailSettings = fail(500, 'The archive is being rebuilt.')
  const choosing = answers.choose('never')
  expect(answers.$chosen.get()).toBe('never')
  expect(await choosing).toBeNull()
  expect(answers.$chosen.get()).toBeNull()
  expect(answers.$sending.get()).toMatchObject({
    status: 'refused',
    message: 'The archive is being rebuilt.',
  })
  expect(toasts).toEqual(['error: The archive is being rebuilt.'])
  expect($mailSettings.get()).toMatchObject({ data: { answers: 'at-once' } })
})

test('of what is chosen while another choice is being saved, the last one is saved after it', async () => {
  const { $mailSettings, answers, server } = await openMails()
  const { rule, goOn } = holdBack()
  server.rules.changeMailSettings = rule
  const first = answers.choose('daily')
  const others = (['never', 'at-once', 'never'] as const).map((choice) => answers.choose(choice))
  goOn()
  expect(await Promise.all([first, ...others])).toEqual(['never', 'never', 'never', 'never'])
  expect(server.count('changeMailSettings')).toBe(2)
  expect($mailSettings.get()).toMatchObject({ data: { answers: 'never' } })
})

test('answers about two kinds may come in any order', async () => {
  const { $mailSettings, answers, payments, server } = await openMails()
  const { rule, goOn } = holdBack()
  server.rules.changeMailSettings = rule
  const slow = answers.choose('daily')
  await until(() => expect(server.count('changeMailSettings')).toBe(1))
  delete server.rules.changeMailSettings
  await payments.choose('never')
  goOn()
  await slow
  expect($mailSettings.get()).toMatchObject({ data: { answers: 'daily', payments: 'never' } })
})
