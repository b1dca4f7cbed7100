/** `configure({ debug: true })`: the console tells what the answers of a server lack. */
import './defined'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '../../server/api/calls'
import { fail, type Rule } from '../../server/api/intercept'
import { $projects, $settings, configure, signOut } from '../../src/core/index'
import { type EntityName, lacking } from '../../src/core/server/schema'
import { sampleOf } from '../trials'
import { draw, settle, show, signInAs, stage, until, warnings } from './page'
import { drawn, loses, open, textOf } from './person'
import { count, rules } from './server'

const infos = vi.spyOn(console, 'info').mockImplementation(() => {})
beforeEach(() => infos.mockClear())

/** Has files, updates, milestones and payments. */
const project = 'service-id="project-website-relaunch"'

const told = () => [...warnings.mock.calls, ...infos.mock.calls].map(([message]) => String(message))

/** Changes the rows of the server's answer, or the first ones of them. */
const each =
  (change: (row: Record<string, unknown>) => unknown, rows = 99): Rule =>
  async (proceed) => {
    const body = await (await proceed()).json()
    for (const row of [body.data].flat().slice(0, rows)) change(row)
    return Response.json(body)
  }
const without = (field: string, rows?: number) => each((row) => delete row[field], rows)
const having = (fields: object) => each((row) => Object.assign(row, fields))

/** Waits until the console has told it, and nothing else of the kind. */
const tells = (message: string | RegExp) => {
  const matching = () => told().filter((each) => each.match(message))
  return until(() => {
    expect(matching()).toHaveLength(1)
    return matching()[0]
  })
}

/** One after the other: each kind of lack is told once on a page, so each row has its own. */
describe('tells, once', () => {
  beforeEach(() => configure({ debug: true }))

  const elements: Partial<Record<CallName, string>> = {
    services: '<cp-projects></cp-projects>',
    tickets: '<cp-tickets></cp-tickets>',
  }

  test.each<[CallName, Rule, RegExp]>([
    ['services', without('totalCost', 3), /totalCost is missing in 3 of \d+: 0 is shown.*fields.md#project$/],
    ['services', having({ totalCost: '1250.00' }), /totalCost is a text, read as a number/],
    ['files', without('uploadedBy'), /uploadedBy.userType is missing .*: it counts as the company's.*#file$/],
    [
      'tickets',
      having({ messages: [{}, {}] }),
      /messages.message is missing in (\d+) of \1: no text .*#message$/,
    ],
    ['service', without('serviceName'), /"service": serviceName is missing: "--" is shown, and its payments/],
  ])('%s %#', async (call, rule, message) => {
    rules[call] = rule
    await signInAs()
    const html = elements[call] ?? `<cp-project ${project}></cp-project>`
    show(html)
    expect(await tells(message)).toContain(`client-portal-elements: the answer to "${call}": `)
    $projects.refresh()
    show(html)
    await until(() => expect(count(call)).toBeGreaterThan(0))
    await settle()
    await tells(message)
  })

  test("that an answer can't be read", async () => {
    rules.services = async () => new Response('<!doctype html><p>Hello')
    await signInAs()
    show('cp-projects')
    await tells(/it is a page of HTML/)
  })

  test('that the server lacks an optional call', async () => {
    rules.logout = fail(404, 'No such thing.')
    for (const time of [1, 2]) {
      await signInAs()
      await drawn(show('cp-projects'))
      signOut()
      await until(() => expect(count('logout')).toBe(time))
      await settle()
    }
    await tells('lacks the optional call "logout"')
  })
})

/** Where an entity is shown, and the calls that bring it. */
const shownBy = {
  Project: ['services service', '<cp-projects></cp-projects>', `<cp-project ${project}></cp-project>`],
  Payment: ['payments', '<cp-payments></cp-payments>'],
  Ticket: ['tickets', '<cp-tickets></cp-tickets>'],
  Consultant: ['consultant', '<cp-consultant></cp-consultant>'],
  File: ['files', `<cp-files ${project}></cp-files>`],
  Update: ['serviceUpdates', `<cp-project-updates ${project}></cp-project-updates>`],
  Milestone: ['milestones', `<cp-milestones ${project}></cp-milestones>`],
} satisfies Partial<Record<EntityName, readonly string[]>>

/** What stands for a field, as the report says, and as a client reads it. */
const signs = { '"--" is shown': '--', '0 is shown': '$0.00', '"#" is shown': /#(?!P)/ }

const claims = Object.entries(shownBy).flatMap(([entity, [calls = '', ...elements]]) =>
  // The keys of `shownBy` are names of entities.
  Object.entries(lacking[entity as keyof typeof shownBy]).flatMap(([field, effect]) => {
    const words = typeof effect === 'string' ? effect : effect.effect
    return Object.entries(signs).flatMap(([claim, sign]) =>
      words.startsWith(claim) ? { entity, field, claim, sign, calls: calls.split(' '), elements } : [],
    )
  }),
)

describe('what it says of a missing field is true', () => {
  test.each(sampleOf(claims, 5))('$entity $field: $claim', async ({ field, sign, calls, elements }) => {
    await signInAs()
    const found = () => Array.from(stage.children, textOf).join('\n').split(sign).length
    show(elements.join(''))
    for (const element of stage.children) await drawn(element)
    await until(() => expect(calls.every((call) => count(call as CallName) > 0)).toBe(true))
    await draw()
    const before = found()
    signOut()
    // The names are those of calls.
    for (const call of calls) rules[call as CallName] = without(field)
    await signInAs()
    show(elements.join(''))
    await until(() => expect(found()).toBeGreaterThan(before))
  })
})

test('a whole answer is nothing to tell of, on any screen', async () => {
  configure({ debug: true })
  await signInAs()
  await open(`cp-project ${project}`, 'Website relaunch')
  for (const tag of ['cp-payments', 'cp-tickets', 'cp-notifications', 'cp-consultant', 'cp-files']) {
    await loses(show(`<${tag} ${project}></${tag}>`), /^$|Loading/)
  }
  await settle()
  expect(told()).toEqual([])
})

test('without it, nobody is told', async () => {
  rules.services = without('serviceId')
  await signInAs()
  await open('cp-projects', 'Website relaunch')
  await settle()
  expect(told()).toEqual([])
})

test('it can be turned on in markup, and off again', async () => {
  rules.payments = without('receivedDate')
  await signInAs()
  show('<cp-config debug></cp-config><cp-payments></cp-payments>')
  await until(() => expect(told().join()).toContain('receivedDate is missing'))
  show('cp-config debug').removeAttribute('debug')
  expect($settings.get().debug).toBe(false)
})
