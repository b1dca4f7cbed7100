/**
 * For clients on bad lines, and of servers on bad days: every call meets every fault, in a widget among others, in a screen
 * of the portal, and where a client writes. `faults/outcomes.ts` says what each must end in, `faults/calls.ts` who makes
 * each call, `faults/faults.ts` what the faults are.
 */
import type { Page } from '@playwright/test'
import { defaultLimits, type RateName } from '../../server/api/limits'
import { demoPeople } from '../../server/seed/people'
import { type CallName, endpoints } from '../../src/core/settings/endpoints'
import { triesAll } from '../trials'
import { type Desk, testWith } from './desk'
import { expectRest, expectWhole } from './faults/at-rest'
import { type Action, calls, type Reading, readers, writers } from './faults/calls'
import { actionEnds, readingEnds } from './faults/ends'
import { type FaultName, faultNames } from './faults/faults'
import { type Line, startLine } from './faults/line'
import { type Outcome, outcomes } from './faults/outcomes'
import { configure, expect, greeting, logIn, openHostPage, resumeSession } from './test'
import { expectToast, forgetToasts, rememberToasts } from './toasts'

/** Nobody tries too often. */
const rates = Object.fromEntries(
  Object.keys(defaultLimits.rates).map((name) => [name, { tries: 1_000_000, seconds: 60 }]),
) as Record<RateName, { tries: number; seconds: number }> // the same names as in the defaults

const onDesk = testWith({
  limits: { ...defaultLimits, rates, resetLinkPauseSeconds: 0 },
  // Nobody of the company answers in between.
  onClientWrote: () => {},
})

const test = onDesk.extend<{ line: Line }>({
  line: async ({ desk }, use) => {
    const line = await startLine(desk.url)
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(line.url),
  page: async ({ page }, use) => {
    await page.clock.install()
    await rememberToasts(page)
    await use(page)
  },
})

// What the browser itself says of a request that fails, and what the specification wants logged.
test.use({ expectedErrors: /^Failed to load resource|^Error during fetching milestones\./ })

interface Cell {
  call: CallName
  fault: FaultName
  outcome: Outcome
}

/** Each call of a kind with each fault that it can meet. */
function cellsOf(kind: (typeof calls)[CallName]['kind']): Cell[] {
  const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].kind === kind)
  return faultNames.flatMap((fault) =>
    names.flatMap((call) => {
      const { but = {} } = calls[call] as { but?: Partial<Record<FaultName, Partial<Outcome> | null>> }
      const own = but[fault]
      return own === null ? [] : [{ call, fault, outcome: { ...outcomes[fault], ...own } }]
    }),
  )
}

/**
 * The sample: a walk through the table by which each fault comes, and each call. It begins with another fault in each
 * setting.
 */
function walk(cells: readonly Cell[], count: number, from: number): Cell[] {
  const names = Array.from(new Set(cells.map(({ call }) => call)))
  return Array.from({ length: count }, (_, step) => {
    const fault = faultNames[(from + step) % faultNames.length]
    const call = names[step % names.length]
    return cells.find((cell) => cell.call === call && cell.fault === fault)
  }).filter((cell) => cell !== undefined)
}

/** What a full run has found, each a widget that waited for ever: none of these may come back. */
const found = cellsOf('reading').filter(({ call, fault }) =>
  ['service: 500', 'service: hangs', 'tickets: hangs'].includes(`${call}: ${fault}`),
)

const reading = (call: CallName) => calls[call] as Reading // asked only of the calls of this kind
const readingCalls = Object.values(calls).filter(({ kind }) => kind === 'reading').length
const onScreens = cellsOf('reading').filter(({ call }) => reading(call).screen)
/** The bell says nothing of a sign-out. */
const panels = Array.from(readers.matchAll(/<cp-(?!notifications)/g)).length

const settings = {
  widget: { all: cellsOf('reading'), sample: [...walk(cellsOf('reading'), readingCalls, 0), ...found] },
  screen: { all: onScreens, sample: walk(onScreens, 2, 22) },
  action: { all: cellsOf('action'), sample: walk(cellsOf('action'), 8, 11) },
  unseen: { all: cellsOf('unseen'), sample: walk(cellsOf('unseen'), 5, 18) },
}

/** A test for each fault; of the sample one test, or two of a long one. */
function partsOf({ all, sample }: { all: Cell[]; sample: Cell[] }): [string, Cell[]][] {
  if (triesAll) return faultNames.map((name) => [name, all.filter(({ fault }) => fault === name)])
  if (sample.length <= 5) return [['a sample', sample]]
  const half = Math.ceil(sample.length / 2)
  return [
    ['a sample', sample.slice(0, half)],
    ['more of it', sample.slice(half)],
  ]
}

test('the sample has every fault, and every call', () => {
  const cells = Object.values(settings).flatMap(({ sample }) => sample)
  const made = (Object.keys(endpoints) as CallName[]).filter((call) => calls[call].kind !== 'not made')
  expect(new Set(cells.map(({ fault }) => fault))).toEqual(new Set(faultNames))
  expect(new Set(cells.map(({ call }) => call))).toEqual(new Set(made))
})

const titleOf = ({ call, fault }: Cell) => `${call}: ${fault}`

/** The page asks for everything anew, as if it had been opened now: the host has set its server again. */
const askAnew = (page: Page) => configure(page, { endpoints: {} })

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

for (const [title, cells] of partsOf(settings.widget)) {
  test(`a widget among others: ${title}`, async ({ page, line }) => {
    test.setTimeout(120_000)
    await resumeSession(page)
    await openHostPage(page, readers)
    await expectWhole(page)
    for (const { call, fault, outcome } of cells) {
      await test.step(titleOf({ call, fault, outcome }), async () => {
        const { widget, alsoIn = [], shows, inBell } = reading(call)
        const own = page.locator(widget)
        const ownNames = [widget, ...alsoIn]
        const openBell = async () => {
          if (inBell) await bellOf(page).click()
        }
        await forgetToasts(page)
        await line.spoil(page, call, fault)
        await askAnew(page)
        await expect.poll(line.asked).toBeGreaterThan(0)
        if (outcome.widget !== 'signed out') await openBell()
        await readingEnds[outcome.widget]({
          page,
          line,
          own,
          ownNames,
          shows,
          says: outcome.says,
          besideIsWhole: () => expectWhole(page, ownNames),
          open: () => askAnew(page),
          async isSignedOut() {
            await expect(page.getByText('You are signed out')).toHaveCount(panels)
          },
          async signIn() {
            await resumeSession(page)
            await page.reload()
            await openBell()
          },
        })
        await line.mend(page)
        if (inBell) await own.getByRole('button', { name: 'Close', exact: true }).click()
      })
    }
    expectOnlyKnownCalls(line)
  })
}

for (const [title, cells] of partsOf(settings.screen)) {
  test(`a screen of the portal: ${title}`, async ({ page, line }) => {
    test.setTimeout(120_000)
    await resumeSession(page)
    for (const { call, fault, outcome } of cells) {
      await test.step(titleOf({ call, fault, outcome }), async () => {
        const { screen = '', shows, inBell, isScreen } = reading(call)
        const beside = settings.screen.all.filter(
          (cell) =>
            cell.fault === 'refused' &&
            cell.call !== call &&
            !isScreen &&
            reading(cell.call).screen === screen,
        )
        const openBell = async () => {
          if (inBell) await bellOf(page).click()
        }
        const open = async () => {
          await page.goto(screen)
          if (outcome.screen !== 'signed out') await openBell()
        }
        await line.spoil(page, call, fault)
        await open()
        await expect.poll(line.asked).toBeGreaterThan(0)
        await readingEnds[outcome.screen]({
          page,
          line,
          own: page.locator('cp-portal'),
          ownNames: ['cp-portal'],
          shows,
          says: outcome.says,
          async besideIsWhole() {
            await expect(page.getByRole('navigation', { name: 'Portal' }).getByRole('link')).toHaveCount(4)
            await expect(bellOf(page)).toBeVisible()
            for (const { call } of beside) {
              if (!reading(call).inBell)
                await expect(page.getByText(reading(call).shows).first()).toBeVisible()
            }
          },
          open,
          isSignedOut: () => expect(page).toHaveURL('/login'),
          async signIn() {
            await logIn(page)
            await expect(page).toHaveURL(screen)
            await openBell()
          },
        })
        await line.mend(page)
      })
    }
    expectOnlyKnownCalls(line)
  })
}

/** A page where a client acts, with nothing written on it. */
async function openWriters(page: Page): Promise<void> {
  await resumeSession(page)
  await openHostPage(page, writers)
  await expectWhole(page)
}

/** A client has asked for a new password: the page of the link in the mail knows its token. */
async function followResetLink(page: Page, { url, outbox }: Desk): Promise<void> {
  const links = () =>
    outbox.mails().flatMap(({ text }) => /reset-password#\/[^/]+\/(\S+)/.exec(text)?.[1] ?? [])
  const before = links().length
  const sent = await page.request.post(`${url}/api/v1/auth/user/client/sendPasswordResetEmail`, {
    data: { email: demoPeople.new.email },
  })
  expect(sent.ok()).toBe(true)
  await expect.poll(() => links().length).toBeGreaterThan(before)
  const [token] = links()
  await page
    .locator('cp-reset-password')
    .evaluate((element, token) => Object.assign(element, { token }), token)
}

/** The company asks for another version: a client decides about each of them once. */
async function askForApproval(page: Page, { store }: Desk, version: string): Promise<void> {
  await store.changeApproval('project-website-relaunch', {
    id: 'APR-4T8KQ2VN',
    subject: 'Home page',
    version,
  })
  await openWriters(page)
}

for (const [title, cells] of partsOf(settings.action)) {
  test(`a form or a button: ${title}`, async ({ page, line, desk }) => {
    test.setTimeout(120_000)
    await openWriters(page)
    for (const { call, fault, outcome } of cells) {
      await test.step(titleOf({ call, fault, outcome }), async () => {
        const action = calls[call] as Action
        const own = page.locator(action.widget)
        const text = `Written over a bad line: ${fault}`
        const open = async () => {
          if (!action.isSignedOut) return openWriters(page)
          await page.context().setStorageState({ cookies: [], origins: [] })
          await openHostPage(page, '<cp-login></cp-login><cp-avatar name="Ada Lovelace"></cp-avatar>')
        }
        if (action.isSignedOut) await open()
        if (call === 'resetPassword') await followResetLink(page, desk)
        if (call === 'approve') await askForApproval(page, desk, fault)
        await action.write(own, text)
        await forgetToasts(page)
        await line.spoil(page, call, fault)
        await action.send(own)
        await expect.poll(line.asked).toBeGreaterThan(0)
        await actionEnds[outcome.action]({
          page,
          line,
          own,
          ownNames: [action.widget],
          action,
          text,
          says: outcome.says,
          besideIsWhole: () => expectWhole(page),
          signIn: open,
        })
        await line.mend(page)
        if (action.isSignedOut) await openWriters(page)
        if (call === 'markNotificationRead') await openWriters(page)
      })
    }
    expectOnlyKnownCalls(line)
  })
}

for (const [title, cells] of partsOf(settings.unseen)) {
  test(`a call that no client sees: ${title}`, async ({ page, line }) => {
    test.setTimeout(120_000)
    for (const { call, fault, outcome } of cells) {
      await test.step(titleOf({ call, fault, outcome }), async () => {
        const { bringAbout, isSignOut } = calls[call] as {
          bringAbout?: (page: Page) => Promise<void>
          isSignOut?: true
        }
        // An open page follows the storage, and signs out in the moment when it is empty: of the new session, too.
        await page.goto('about:blank')
        await resumeSession(page)
        if (!bringAbout) await line.spoil(page, call, fault)
        await page.goto('/')
        if (bringAbout) {
          await expectDashboard(page, greeting('ada'))
          await line.spoil(page, call, fault)
          await bringAbout(page)
        }
        await expect.poll(line.asked).toBeGreaterThan(0)
        if (isSignOut || outcome.unseen === 'signed out') {
          if (!isSignOut) await expectToast(page, outcome.says)
          await expect(page).toHaveURL('/login')
          await expectRest(page)
          await line.mend(page)
          await logIn(page)
          await expectDashboard(page, greeting('ada'))
          return
        }
        await expectDashboard(page, outcome.unseen === 'nameless' ? 'Hello!' : greeting('ada'))
        await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0)
        await line.mend(page)
        await page.reload()
        await expectDashboard(page, greeting('ada'))
      })
    }
    expectOnlyKnownCalls(line)
  })
}

/** The dashboard and all that it shows. */
async function expectDashboard(page: Page, hello: string): Promise<void> {
  await expect(page.getByRole('heading', { name: hello, exact: true })).toBeVisible()
  await expect(page.getByText('SRV-2051').first()).toBeVisible()
  await expect(page.getByText('DE-4502-1187')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expectRest(page)
}

/** A call that nobody makes needs no fault; one that somebody makes does. */
const expectOnlyKnownCalls = ({ everAsked }: Line) =>
  expect(Array.from(everAsked).filter((call) => calls[call].kind === 'not made')).toEqual([])
