/** A day that the server sends as midnight in UTC is that day everywhere; a moment is told in the client's zone. */
import '../../elements/defined'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { show, signInAs, until } from '../../elements/page'
import { inside, open, press } from '../../elements/person'
import { rules } from '../../elements/server'

const day = '2024-11-20T00:00:00.000Z'
const project = {
  _id: 'p1',
  serviceName: 'Website',
  active: 'Active',
  createdAt: day,
  startDate: day,
  endDate: day,
}

beforeEach(async () => {
  await signInAs()
  configure({ timeZone: 'America/New_York' })
  const list = (...data: object[]) => answer({ success: true, data })
  Object.assign(rules, {
    services: list(project),
    service: answer({ success: true, data: project }),
    milestones: list({ title: 'Launch', dueDate: day, status: 'Pending' }),
    payments: list({ id: 'p1', paymentId: 'PAY-1', receivedDate: day, createdAt: day }),
    servicePayments: list({ id: 'p1', paymentId: 'PAY-1', receivedDate: day, createdAt: day }),
    serviceUpdates: list({ _id: 'u1', title: 'Kick-off', createdAt: day }),
    files: list({ id: 'f1', name: 'plan.pdf', path: '/plan.pdf', createdAt: day }),
  })
})

/** The dates in an element, as a person reads them, without their times. */
const datesIn = (element: Element) =>
  Array.from(
    inside(element).textContent?.matchAll(/November\s(\d\d)(?=,\s2024)/g) ?? [],
    ([, day]) => `November ${day}`,
  )

test.each([
  ['cp-projects', 'Website', ['November 20', 'November 20']],
  ['cp-payments', 'PAY-1', ['November 20']],
  ['cp-milestones service-id="p1"', 'Launch', ['November 20', 'November 20', 'November 20']],
  ['cp-attention', '$5', ['November 20']],
])('<%s>', async (tag, text, dates) => {
  if (tag === 'cp-attention')
    rules.services = answer({
      success: true,
      data: [{ ...project, totalCost: 5, dueAmount: 5, dueDate: day }],
    })
  const element = await open(tag, text)
  await until(() => expect(datesIn(element)).toEqual(dates))
})

test('<cp-project>: what happened at that very moment happened on the 19th in New York', async () => {
  const element = show('cp-project service-id="p1"')
  const applied = 'November 19'
  const started = 'November 20'
  const next = 'November 20'
  const shared = ['November 19', 'November 19'] // an update and a file
  const paid = 'November 20'
  await press(element, 'The whole story (4)')
  const story = ['November 20', 'November 20', 'November 19', 'November 19']
  await until(() => expect(datesIn(element)).toEqual([next, applied, started, ...shared, paid, ...story]))
})
