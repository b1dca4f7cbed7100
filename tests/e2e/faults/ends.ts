/** How each end of the table is recognized, and that everything works once the fault is over. */
import { expect, type Locator, type Page } from '@playwright/test'
import { demoPassword, demoPeople } from '../../../server/seed/people'
import { expectToast } from '../toasts'
import { expectRest } from './at-rest'
import type { Action } from './calls'
import type { Line } from './line'
import type { ActionEnd, ReadingEnd } from './outcomes'

/** Where a call is tried. */
interface Place {
  page: Page
  line: Line
  /** What shows the call's data, or has its form. */
  own: Locator
  /** The names of the elements that may wait with it. */
  ownNames: readonly string[]
  says: string
  /** Everything beside it is as it should be. */
  besideIsWhole(): Promise<void>
  /** A sign-in, after the session has ended. */
  signIn(): Promise<void>
}

export interface ReadingPlace extends Place {
  /** A text in the call's data. */
  shows: string
  /** Opens the place anew. */
  open(): Promise<void>
  /** What tells that the client is signed out. */
  isSignedOut(): Promise<void>
}

const failedTitle = "This couldn't be loaded"
const retry = (own: Locator) => own.getByRole('button', { name: 'Retry' })
/** By the keyboard: whatever still moves on the page, the key comes to the button. The data may come by itself before that. */
const pressRetry = (own: Locator) =>
  expect(async () => {
    if ((await retry(own).count()) > 0) await retry(own).first().press('Enter', { timeout: 500 })
    await expect(retry(own)).toHaveCount(0, { timeout: 500 })
  }).toPass()

/** Everything is there, as if there had never been a fault. */
async function expectData({ page, own, shows, besideIsWhole }: ReadingPlace): Promise<void> {
  await expect(own.getByText(shows, { exact: true }).first()).toBeVisible()
  await expect(retry(own)).toHaveCount(0)
  await expectRest(page)
  await besideIsWhole()
}

/** Lets time pass until the client reads that it takes long. */
const expectPatience = ({ page, own, says }: Place) =>
  expect(async () => {
    await page.clock.fastForward('00:11')
    await expect(own.getByText(says).first()).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [50], timeout: 15_000 })

/** What only a programmer could read. */
const technical = /undefined|\bnull\b|\bNaN\b|Invalid Date|\[object/

export const readingEnds: Record<ReadingEnd, (place: ReadingPlace) => Promise<void>> = {
  async failed(place) {
    const { page, line, own, says, besideIsWhole } = place
    await expect(own.getByText(failedTitle)).toHaveCount(1)
    await expect(own.getByText(says).first()).toBeVisible()
    await expectRest(page)
    await besideIsWhole()
    await line.mend(page)
    await pressRetry(own)
    await expectData(place)
  },
  async waits(place) {
    const { page, line, own, ownNames, besideIsWhole } = place
    await expectPatience(place)
    await expectRest(page, ownNames)
    await besideIsWhole()
    await line.mend(page)
    await pressRetry(own)
    await expectData(place)
  },
  async late(place) {
    await expectPatience(place)
    place.line.release()
    await expectData(place)
  },
  whole: expectData,
  async bare({ page, own, shows, besideIsWhole }) {
    await expect(own.getByText(shows, { exact: true })).toHaveCount(0)
    await expectRest(page)
    await expect(own.getByText(failedTitle)).toHaveCount(0)
    expect(await own.evaluate(({ shadowRoot }) => shadowRoot?.textContent)).not.toMatch(technical)
    await besideIsWhole()
  },
  async missing(place) {
    const { page, line, own, says, besideIsWhole, open } = place
    await expect(own.getByText(says)).toBeVisible()
    await expectRest(page)
    await besideIsWhole()
    await line.mend(page)
    await open()
    await expectData(place)
  },
  async 'signed out'(place) {
    const { page, line, says, isSignedOut, signIn } = place
    await expectToast(page, says)
    await isSignedOut()
    await expectRest(page)
    await line.mend(page)
    await signIn()
    await expectData(place)
  },
}

export interface ActionPlace extends Place {
  action: Action
  /** What the client writes. */
  text: string
}

/** The server's answer is there, and nothing waits any more. */
async function expectDone({ page, own, text, action, besideIsWhole }: ActionPlace): Promise<void> {
  await action.isDone(own, text)
  await expectRest(page)
  await besideIsWhole()
}

async function expectKept({ page, own, text, action, besideIsWhole }: ActionPlace): Promise<void> {
  await action.isKept(own, text)
  await expectRest(page)
  await besideIsWhole()
}

async function sendAgain(place: ActionPlace): Promise<void> {
  await place.line.mend(place.page)
  await place.action.send(place.own)
  await expectDone(place)
}

export const actionEnds: Record<ActionEnd, (place: ActionPlace) => Promise<void>> = {
  async kept(place) {
    const { page, own, says, action } = place
    if (action.saysInToast) await expectToast(page, says)
    else await expect(own.getByText(says).first()).toBeVisible()
    await expectKept(place)
    await sendAgain(place)
  },
  async waits(place) {
    const { page, line, own } = place
    await expectPatience(place)
    await line.mend(page)
    await own.getByRole('button', { name: 'Cancel' }).click()
    await expectKept(place)
    await sendAgain(place)
  },
  async late(place) {
    await expectPatience(place)
    place.line.release()
    await expectDone(place)
  },
  done: expectDone,
  async 'sign-in'(place) {
    const { page, line, own, text, action } = place
    const dialog = page.getByRole('dialog', { name: 'Log in to go on' })
    await expect(dialog).toBeVisible()
    await action.isKept(own, text)
    await line.mend(page)
    await dialog.getByLabel('Email').fill(demoPeople.ada.email)
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect(dialog).toBeHidden()
    await expectKept(place)
    await sendAgain(place)
  },
  async later(place) {
    const { page, line, own, says, action, text, signIn } = place
    await expectDone(place)
    await expectPatience(place)
    await line.mend(page)
    await expect(async () => {
      await page.clock.fastForward('00:10')
      await expect(own.getByText(says)).toHaveCount(0, { timeout: 300 })
    }).toPass({ intervals: [50], timeout: 15_000 })
    await signIn()
    await action.write(own, text)
    await expectDone(place)
  },
  async 'signed out'(place) {
    const { page, line, own, says, action, text, signIn } = place
    await expectToast(page, says)
    await expectRest(page)
    await line.mend(page)
    await signIn()
    await action.write(own, text)
    await action.isKept(own, text)
    await sendAgain(place)
  },
}
