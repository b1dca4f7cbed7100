/**
 * Texts that have broken other products, in every text of every answer that an element shows: they stand there to the
 * letter, nothing but text is made of them, no script of them runs, and nobody else's server is asked for anything.
 *
 * Each element is drawn twice: with a mark in each text, and with the texts in place of the marks. But for them, both
 * trees are the same.
 */
import '../defined'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { endSession } from '../../../src/core/session/session'
import { folded } from '../../../src/core/text/folded'
import { normalizeStatus } from '../../../src/core/text/same-status'
import type { Tag } from '../../../src/elements/elements'
import { elementCalls } from '../../../src/elements/reference/calls'
import { kindOf, type Path, type Value } from '../../answers'
import { naughty } from '../../naughty'
import { sampleOf } from '../../trials'
import { draw, shownRows, signInAs, stage, until } from '../page'
import { inside } from '../person'
import { serveAll } from './answers'
import { askedElsewhere, guardPage } from './guard'
import { allScenes, openScene, type Scene, scenes } from './scenes'
import { differenceOf, linesOf } from './tree'

guardPage()
afterEach(() => expect(askedElsewhere()).toEqual([]))

/** An empty text is none: a dash stands there, or nothing. */
const strings = naughty.filter((text) => text !== '')

/** Texts that lead somewhere; `links.test.ts` is about them. */
const places: Record<Path, string> = { 'Notification.CTAPath': '', 'Project.payPath': '' }

/** Texts that stand nowhere as they came, and why. */
const unseen: Record<Path, string> = {
  'Milestone.status': 'a badge says which of four states it comes to',
  'File.uploadedBy.userType': 'it says whose name stands there',
  'File.uploadedBy.id': 'it says whose name stands there',
  'Message.messageFromUserType': 'it says whose name stands there',
  'Message.messageFromId': 'it says whose name stands there',
  'File.replaces': 'it says whose version the file is',
  'ApprovalRecord.decision': 'a badge says which of two it comes to',
  'ApprovalRecord.byId': 'it says whose name stands there',
  'Approval.subject': 'an update and a milestone have it among their own fields',
  'Approval.version': 'an update and a milestone have it among their own fields',
  'Security.secondStep.kind': 'a sentence says which of three it comes to',
  'Security.signIns.way': 'a word of ours says which of three it comes to',
  'Client.language': 'the name of the language stands there',
  'Client.editable': 'it says which of the others have a field',
  'Client.may': 'it says what is offered',
  'Client.role.name': "the client's own row among the colleagues says it",
  'Colleagues.people.role': 'the name of the role stands there',
  'Ticket.rating.answer': 'a sentence says which of three it comes to',
  'Rating.answer': 'a ticket has it among its own fields',
  'Rating.words': 'a ticket has it among its own fields',
  'OwnData.copy.state': 'a sentence says which of three it comes to',
  'Found.kind': '`searched.test.ts` is about what is found',
  'Found.title': '`searched.test.ts` is about what is found',
  'Found.text': '`searched.test.ts` is about what is found',
  'Client._id': 'it stands in the paths of calls',
  'Client.id': 'it stands in the paths of calls',
}
const texts = Object.keys(kindOf).filter((path): path is Path => kindOf[path as Path] === 'text')
const shownTexts = texts.filter((path) => !(path in places) && !(path in unseen))

/** Characters that turn a text around are left out of the names of files, so that `gpj.exe` can't look like `exe.jpg`. */
const withoutTurns = (text: string) => text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
/** What is shown of a text. */
const shownAs = (path: Path, text: string) => (path === 'File.name' ? withoutTurns(text) : text)

const mark: Value = (path, row) =>
  path in places ? places[path] : shownTexts.includes(path) ? `⟦${path}·${row}⟧` : undefined

/** Files of such names are versions of one, in one row: `TRUE` and `True`. */
const nameOf = (text: string) => folded(withoutTurns(text).trim())
const names = strings.map(nameOf)
const isSharedName = (text: string) => names.indexOf(nameOf(text)) !== names.lastIndexOf(nameOf(text))

/** The texts in place of the marks, from one of them on: in each field other ones, and in each field all of them. */
function textsFrom(first: number): (path: Path, row: number) => string {
  return (path, row) => {
    const index = first + row + 7 * shownTexts.indexOf(path)
    const text = strings[index % strings.length] ?? ''
    if (path === 'File.name' && isSharedName(text)) return `${text} ${row}`
    // The filter of a list has each status once, and none that is blank.
    if (path !== 'Project.active') return text
    return normalizeStatus(text) && !/^\w+$/.test(text) ? `${text}${row}` : `${text} ${row}`
  }
}

/** Shows an element, and checks its lines until they are as expected and nothing more comes. */
async function drawScene(tag: Tag, scene: Scene, check: (lines: string[]) => void): Promise<void> {
  const element = await openScene(tag, scene)
  const linesNow = () => linesOf(inside(element))
  await until(() => {
    check(linesNow())
    // Nothing of it still loads.
    expect(inside(element).querySelector('span[aria-hidden=true]:empty')).toBeNull()
  })
  await vi.waitFor(
    async () => {
      const before = linesNow()
      await draw()
      expect(differenceOf(linesNow(), before)).toBeNull()
    },
    { timeout: 10_000, interval: 0 },
  )
  check(linesNow())
  stage.replaceChildren()
}

/** Marks that are to be seen, whichever element shows them. */
const seen = new Set<Path>()

describe('in the answers that it shows', () => {
  test('every element that shows answers has a scene', () => {
    const showing = shownRows.map(([tag]) => tag).filter((tag) => elementCalls[tag].shown.length > 0)
    // Its tiles show numbers.
    // It asks for nothing, and shows the profile; the tiles show only numbers.
    const expected = [...showing.filter((tag) => tag !== 'cp-summary'), 'cp-account']
    expect(Object.keys(scenes).sort()).toEqual(expected.sort())
  })

  const cases = allScenes.flatMap(([tag, scene]) => scene.rows.map((rows) => [tag, rows, scene] as const))
  test.each(cases)('<%s>, with %i rows in each list', async (tag, rows, scene) => {
    const { fixed = {} as Record<Path, string>, change = {} as NonNullable<Scene['change']> } = scene
    const enter = async (value: Value) => {
      serveAll((path, row) => fixed[path] ?? value(path, row), rows)
      // Whoever signs in while signed in goes on with what is there.
      endSession('other-tab')
      await signInAs()
    }
    let template: string[] = []
    await enter(mark)
    await drawScene(tag, scene, (lines) => {
      // The last row is there, or, of what asks for something, the one before it.
      expect(lines.join()).toContain(`·${Math.max(0, rows - 2)}⟧`)
      expect(lines.join()).not.toMatch(/aria-busy=true/)
      // What comes a little later: the button that skips a long list, and the sum of the payments.
      if (rows > 6 && lines.join().includes('<table')) expect(lines.join()).toContain('data-skip=start')
      if (tag === 'cp-payments') expect(lines.join()).toContain('Total of')
      for (const text of scene.late ?? []) expect(lines.join()).toContain(text)
      template = lines
    })
    const marks = /⟦(.+?)·(\d+)⟧/g
    for (const [, path = ''] of template.join('\n').matchAll(marks)) seen.add(path as Path)
    const starts = Array.from({ length: Math.ceil(strings.length / rows) }, (_, index) => index * rows)
    for (const start of sampleOf(starts, 1)) {
      const text = textsFrom(start)
      const served = (path: Path, row: number) => (change[path] ?? String)(text(path, row))
      const expected = template.map((line) =>
        line.replace(marks, (_, path: Path, row: string) => shownAs(path, served(path, Number(row)))),
      )
      await enter((path, row) => (shownTexts.includes(path) ? served(path, row) : mark(path, row)))
      await drawScene(tag, scene, (lines) => expect(differenceOf(lines, expected)).toBeNull())
    }
  })

  test('every text of the answers is shown somewhere', () => {
    expect(shownTexts.filter((path) => !seen.has(path))).toEqual([])
    expect(Object.keys(unseen).filter((path) => !texts.includes(path as Path))).toEqual([])
  })
})
