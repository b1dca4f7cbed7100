/** A call that fails or hangs: every element that shows what it gives says so, and has Retry. */
import '../../elements/defined'
import { afterEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../../server/api/calls'
import { fail, hang } from '../../../server/api/intercept'
import type { Tag } from '../../../src/elements/elements'
import { elementCalls } from '../../../src/elements/reference/calls'
import { errors, record, show, shownRows, signInAs, until } from '../../elements/page'
import { control, inside, loaded, loses, reads } from '../../elements/person'
import { count, rules } from '../../elements/server'
import { casesFrom, firstOfEach } from '../../elements/stand-ins'

afterEach(() => {
  vi.useRealTimers()
  // A failure of milestones is told to the console.
  errors.mockClear()
})

/** The bell says it in its panel; the portal's screens are these elements. */
const others: readonly Tag[] = ['cp-notifications', 'cp-portal']
/** Only looked up, to lead from an update to the reply to it. */
const isLookedUp = (tag: Tag, call: string) => call === 'tickets' && tag.startsWith('cp-project')

/** The form offers projects and open tickets, where it has them: `tests/views/tickets/chosen-project.test.ts`. */
const offering: Tag = 'cp-raise-ticket'

const shown = casesFrom('full', shownRows, ([tag]) => tag)
  .filter(([tag]) => !others.includes(tag) && tag !== offering)
  .flatMap(([tag]) =>
    elementCalls[tag].shown.filter((call) => !isLookedUp(tag, call)).map((call) => [tag, call] as const),
  )
const ids = 'service-id="project-website-relaunch" ticket-id="TKT-M4XQ72PD"'
const open = (tag: Tag) => show(`<${tag} ${tag === 'cp-payments' ? '' : ids}></${tag}>`)
const message = 'The office is closed.'

test.each(shown)('<%s> says why %s fails, and asks again by Retry', async (tag, call) => {
  await signInAs()
  rules[call as CallName] = fail(500, message)
  const raised = record('cp-error')
  const element = open(tag)
  await reads(element, /The office is closed|Something may be missing/)
  await until(() => expect(raised.map(({ detail }) => detail.call)).toContain(call))
  const isOwn = !(tag === 'cp-project-updates' && call === 'milestones')
  await loaded(element)
  expect(element.matches(':state(error)')).toBe(isOwn)
  rules[call as CallName] = undefined
  const asked = count(call as CallName)
  control(element, 'Retry').click()
  await until(() => expect(count(call as CallName)).toBeGreaterThan(asked))
  await loses(element, /The office is closed|Something may be missing/)
})

// An element waits for all its calls in the same way.
test.each(firstOfEach(shown, ([tag]) => tag))(
  '<%s> says that %s takes long, and asks again by Retry',
  async (tag, call) => {
    await signInAs()
    rules[call as CallName] = hang()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const element = open(tag)
    await until(() => expect(count(call as CallName)).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(10_000)
    await reads(element, /This is taking longer|Something may be missing/)
    rules[call as CallName] = undefined
    // What waits for the client is asked for behind all else, and may be late, too, with a button of its own.
    for (const button of inside(element).querySelectorAll('button'))
      if (button.textContent === 'Retry') button.click()
    await loses(element, /This is taking longer|Something may be missing/)
  },
)
