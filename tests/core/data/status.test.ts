import { expect, test } from 'vitest'
import { statusText, statusTone } from '../../../src/core/data/status'
import { statusMessages } from '../../../src/core/text/messages/projects/status'
import { sameStatus } from '../../../src/core/text/same-status'

test.each([
  ['pending', 'amber'],
  ['Open', 'amber'],
  ['Active', 'green'],
  ['closed', 'green'],
  ['RESOLVED', 'green'],
  ['Action Required', 'red'],
  ['inactive', 'red'],
  ['Completed', 'dark-green'],
  ['Delivered', 'dark-green'],
  ['onHold', 'purple'],
  ['On Hold', 'purple'],
  ['on_hold', 'purple'],
  ['delayed', 'orange'],
  ['suspended', 'grey'],
  ['rejected', 'rose'],
  ['Somewhere else', 'neutral'],
  ['constructor', 'neutral'],
])('the status %s is %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone)
})

test('statuses are the same whatever their case, spaces, hyphens and underscores', () => {
  expect(sameStatus('action-required', 'Action Required')).toBe(true)
  expect(sameStatus('active', 'inactive')).toBe(false)
})

test.each([
  ['COMPLETED', 'Completed'],
  ['onHold', 'On Hold'],
  ['action_required', 'Action Required'],
  ['Under Review', 'Under Review'],
  ['under review', 'under review'],
  ['', ''],
  ['constructor', 'constructor'],
])('the status "%s" is written "%s"', (status, text) => {
  expect(statusText(status, statusMessages.get())).toBe(text)
})
