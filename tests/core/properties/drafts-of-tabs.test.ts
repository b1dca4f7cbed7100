/** Two tabs in which the same ticket is written: whatever is written, sent and loaded anew, in whichever order. */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { openPortal, takingAnyToken } from '../portal'
import { adasToken, pass, stopTimeInTests, stored } from '../server'
import { createBrowser } from '../tab'
import { holds } from './trial'

stopTimeInTests()

const tab = fc.nat(1)
const act = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), tab, words: fc.constantFrom('', 'One', 'Two', 'Three') }),
  fc.record({ kind: fc.constant('send' as const), tab }),
  fc.record({ kind: fc.constant('reload' as const), tab }),
)

/** What each tab shows. What it has written itself, if only nothing, is its own: `undefined` where it follows what all share. */
function createModel() {
  const own: (string | undefined)[] = [undefined, undefined]
  let shared = ''
  const shows = (tab: number) => own[tab] ?? shared
  /** What is shared no more makes room for what the other tab has. */
  const share = (words: string, tab: number) => {
    shared = words || own[1 - tab] || ''
  }
  return {
    shows,
    write(tab: number, words: string) {
      own[tab] = words
      share(words, tab)
    },
    send(tab: number) {
      const words = shows(tab)
      own[tab] = ''
      if (own[1 - tab] === words) own[1 - tab] = undefined
      if (shared === words) share('', tab)
    },
    reload(tab: number) {
      own[tab] ||= undefined
    },
  }
}

test('no tab loses words of its own, and none shows what was sent', () =>
  holds(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 12, size: 'max' }), async (acts) => {
      const browser = createBrowser(stored(adasToken()))
      const kept = [new Map<string, string>(), new Map<string, string>()]
      const sent: unknown[] = []
      const open = async (tab: number) => {
        const rules = {
          ...takingAnyToken,
          createTicket: answer({ success: true, ticketId: '' }),
          tickets: answer({ success: true, data: [] }),
        }
        const opened = await openPortal({ browser, rules, session: kept[tab] ?? expect.fail() })
        opened.configure({
          fetch: (input, init) => {
            if (init?.body instanceof FormData) sent.push(init.body.get('message'))
            return opened.server.fetch(input, init)
          },
        })
        return opened
      }
      const tabs = [await open(0), await open(1)]
      const model = createModel()
      for (const each of acts) {
        // Nobody does two things in one moment, or sends the same twice in a minute.
        await pass(61_000)
        const tab = tabs[each.tab] ?? expect.fail()
        if (each.kind === 'write') {
          tab.changeDraft('ticket', { message: each.words })
          model.write(each.tab, each.words)
        } else if (each.kind === 'send') {
          const words = model.shows(each.tab)
          if (!words) continue
          expect(await tab.raiseTicket()).toBe('')
          expect(sent.pop()).toBe(words)
          model.send(each.tab)
        } else {
          tab.stop()
          tab.page.crash()
          browser.tabs.splice(browser.tabs.indexOf(tab.page), 1)
          tabs[each.tab] = await open(each.tab)
          model.reload(each.tab)
        }
        await pass(1)
        const shown = tabs.map(({ draftOf }) => draftOf('ticket').get().message)
        expect({ each, shown }).toEqual({ each, shown: [model.shows(0), model.shows(1)] })
      }
      expect(sent).toEqual([])
      tabs[0]?.signOut()
      await pass(1)
      expect(tabs.map(({ draftOf }) => draftOf('ticket').get().message)).toEqual(['', ''])
      expect(JSON.stringify([...browser.local, ...kept.flatMap((each) => [...each])])).not.toMatch(
        /One|Two|Three/,
      )
      for (const { stop } of tabs) stop()
      vi.clearAllTimers()
    }),
    25,
    1_000,
  ))
