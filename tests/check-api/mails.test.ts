/** `check-api` looks at what clients are told by mail. */
import { expect, test } from 'vitest'
import { answer, fail, type Rules } from '../../server/api/intercept'
import { demoPeople } from '../../server/seed/people'
import { checkAsAda, only, serveApi } from './check'

const choices = { answers: 'at-once', approvals: 'daily', payments: 'never' }
const told = (data: object) => answer({ success: true, data })

test.each<[string, Rules, line: string, says: RegExp]>([
  ['lacks what it announces', { mailSettings: fail(404, 'Not found.') }, 'mailSettings', /it answers 404/],
  ['has another word', { mailSettings: told({ answers: 'weekly' }) }, 'mailSettings', /"answers" is none of/],
  [
    'tells one client what another one has chosen',
    { mailSettings: told(choices) },
    "another client's mails",
    /one client can see the choices of others/,
  ],
  [
    'changes what is not named',
    { changeMailSettings: told({ ...choices, payments: 'daily' }) },
    'changeMailSettings',
    /other choices than those that were made/,
  ],
])('a server that %s is named', async (_what, rules, line, says) => {
  const { apiUrl } = await serveApi(rules)
  const options = ['--write', '--other-email', demoPeople.new.email, ...only()]
  const { code, out } = await checkAsAda(apiUrl, ...options)
  expect(out).toMatch(new RegExp(`^(FAILS|LACKS) +${line}`, 'm'))
  expect(out).toMatch(says)
  expect(code).toBe(1)
})
