/** What is kept in the browser's storage, or in memory where the browser keeps nothing. */
import { describe, expect, test } from 'vitest'
import { createBrowser, openTab, type TabOptions } from '../tab'

/** A page, with its own storage and its ear for the other tabs. */
async function open(options?: TabOptions) {
  const tab = await openTab(options)
  return { ...tab, ...(await import('../../../src/core/page/storage')) }
}

const kinds = ['local', 'session', 'memory'] as const

describe.each(['none', 'full', 'blocked', 'absent'] as const)(
  'where storage has the fault "%s"',
  (storage) => {
    test.each(kinds)('%s storage has what was set last, and nothing once it is deleted', async (kind) => {
      const { openStorage } = await open({ storage })
      openStorage(kind).set('key', 'first')
      openStorage(kind).set('key', 'second')
      expect(openStorage(kind).get('key')).toBe('second')
      expect(openStorage(kind).get('other')).toBeNull()
      openStorage(kind).set('key', null)
      expect(openStorage(kind).get('key')).toBeNull()
    })

    test('it says whether all is in memory', async () => {
      const { openStorage } = await open({ storage })
      const isShut = storage === 'blocked' || storage === 'absent'
      expect(kinds.map((kind) => openStorage(kind).isMemory)).toEqual([isShut, isShut, true])
    })
  },
)

test('what is kept for all tabs, another tab has; what is kept for one, it has not', async () => {
  const browser = createBrowser()
  const first = await open({ browser })
  for (const kind of kinds) first.openStorage(kind).set('key', kind)
  const second = await open({ browser })
  expect(kinds.map((kind) => second.openStorage(kind).get('key'))).toEqual(['local', null, null])
})

test('without a page, values are in memory, and no other tab is heard', async () => {
  const { openStorage, onOtherTab } = await open({ headless: true })
  openStorage('local').set('key', 'kept')
  expect([openStorage('local').get('key'), openStorage('local').isMemory]).toEqual(['kept', true])
  expect(onOtherTab(() => {})).not.toThrow()
})

test('another tab is heard when it writes to the storage of all, until nobody listens', async () => {
  const { onOtherTab, page } = await open()
  const heard: (string | null)[] = []
  const stop = onOtherTab((key) => heard.push(key))
  const { localStorage, sessionStorage } = page
  const tell = (area: unknown, key: string | null) =>
    page.dispatchEvent(Reflect.construct(StorageEvent, [area, key]))
  tell(localStorage, 'key')
  tell(localStorage, null)
  // A frame of the same tab has another storage in common with this page.
  tell(sessionStorage, 'key')
  // Scripts may raise an event of the same name.
  page.dispatchEvent(new Event('storage'))
  expect(heard).toEqual(['key', null])
  stop()
  tell(localStorage, 'later')
  expect(heard).toEqual(['key', null])
})
