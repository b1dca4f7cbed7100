/**
 * What the client went to pay from this tab. The page to pay is the company's, or a provider's: what it did, only the projects tell,
 * once more has been received for them. Until then, the client reads that they were there, and pays nothing twice.
 */
import { atom, computed } from 'nanostores'
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import { dueOf } from '../projects/due'
import { $projects } from '../projects/projects'
import type { Payment, Project } from '../server/schema'
import { reader } from '../server/schema/read'
import { tabKeys } from '../session/keys/tab-keys'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { compareDates, dateValue } from '../settings/dates'
import { $currency, total } from '../settings/money'

const keptShape = {
  clientId: 'id',
  at: 'text',
  currency: 'text',
  /** What was due for each project then, and what had been received. */
  projects: [{ id: 'id', due: 'number', received: 'number' }],
} as const
const readKept = reader(keptShape)
/** It is told for a day, in milliseconds. */
const told = 86_400_000

const $went = atom<ReturnType<typeof readKept>>()
const storage = () => openStorage($settings.get().storage, true)

$clientId.subscribe((clientId) => {
  const kept = readKept(parseJson(storage().get(tabKeys.paying)))
  $went.set(kept?.clientId === clientId ? kept : undefined)
})

/** Notes that the client goes to pay what is due for these projects. @param currency That of the amounts. */
export function noteGoingToPay(projects: readonly Project[], currency: string, at = new Date()): void {
  const went = {
    clientId: $clientId.get() ?? '',
    ...{ at: at.toISOString(), currency },
    projects: projects.map((each) => ({ id: each._id, due: dueOf(each), received: each.receivedAmount })),
  }
  storage().set(tabKeys.paying, toJson(went))
  $went.set(went)
}

/** Whether the client went to pay anything from this tab. */
export const $isPaying = computed($went, (went) => went !== undefined)

export interface Paying {
  /** What has been received since; else what the client went to pay. */
  amount: number
  currency: string
  isReceived: boolean
  /** When the client went. */
  at: string
}

/** Tells what has become of it, for those of the projects that it was about; `undefined` if it was about none of them. */
export const $payingOf = computed($went, (went) => (projects: readonly Project[]): Paying | undefined => {
  if (!went || Date.now() - dateValue(went.at) > told) return undefined
  const { at, currency } = went
  const sinceThen = (of: readonly Project[]) =>
    went.projects.flatMap(({ id, due, received }) => {
      const project = of.find(({ _id }) => _id === id)
      return project ? { due, received: total([project.receivedAmount, -received], currency) } : []
    })
  const receivedOf = (parts: typeof theirs) =>
    total(
      parts.map((each) => each.received),
      currency,
    )
  const theirs = sinceThen(projects)
  if (theirs.length === 0) return undefined
  const received = receivedOf(theirs)
  const isReceived = received > 0
  // Once a part has been received, what is left is due as before. Where nobody knows of the other parts, nothing is told of this one,
  // and nothing is loaded to know it.
  if (!isReceived && theirs.length < went.projects.length) {
    const all = $projects.value
    if (all?.status !== 'ready' || receivedOf(sinceThen(all.data)) > 0) return undefined
  }
  const amount = isReceived
    ? received
    : total(
        theirs.map(({ due }) => due),
        currency,
      )
  return { amount, currency, isReceived, at }
})

/** Whether the projects tell that something has been received since. */
export const $isPaid = computed(
  [$payingOf, $projects],
  (payingOf, projects) => projects.status === 'ready' && payingOf(projects.data)?.isReceived === true,
)

/**
 * The newest payments that come to what was received: the client's own, so that the invoices are at hand. No clock is
 * asked, as the company's may be another. Empty where none come to it exactly.
 */
export function paymentsFor({ amount, currency }: Paying, payments: readonly Payment[]): Payment[] {
  const newest = payments
    .filter((payment) => (payment.currency || $currency.get()) === currency)
    .sort((one, other) => compareDates(dateValue(one.createdAt), dateValue(other.createdAt), 'newest'))
  let sum = 0
  const end = newest.findIndex(({ receivedAmount }) => {
    sum = total([sum, receivedAmount], currency)
    return !(sum < amount)
  })
  return sum === amount ? newest.slice(0, end + 1) : []
}
