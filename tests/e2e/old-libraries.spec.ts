/**
 * A page with a library of old, which has put its own functions in the place of the browser's. Each is as Prototype 1.6,
 * MooTools 1.1 or MooTools 1.4 with "More" has it.
 */
import { inFull } from '../tiers'
import { everyElement, inTime, statesOf } from './every-element'
import { expect, openWidgets, test } from './test'

const replaced: Record<string, () => void> = {
  'Array.from takes neither a function nor a set': () => {
    const slice = (list: ArrayLike<unknown>) => Array.prototype.slice.call(list)
    Object.assign(Array, { from: (list: ArrayLike<unknown> | null) => (list ? slice(list) : []) })
  },
  'entries of an array are its values': () => {
    Object.assign(Array.prototype, {
      entries(this: unknown[]) {
        return this.slice()
      },
    })
  },
  'reduce of an array gives the array': () => {
    Object.assign(Array.prototype, {
      reduce(this: unknown[]) {
        return this.length > 1 ? this : this[0]
      },
    })
  },
  'functions get a value and its place, and no list': () => {
    for (const name of ['find', 'filter', 'map', 'every', 'some'] as const) {
      const native = Array.prototype[name]
      const own = function (this: unknown[], act: (...given: unknown[]) => unknown) {
        return Reflect.apply(native, this, [(value: unknown, index: number) => act(value, index)])
      }
      Object.assign(Array.prototype, { [name]: own })
    }
  },
  'arrays, texts, numbers and dates have toJSON, which makes a text': () => {
    const quoted = (value: unknown) => `"${value}"`
    for (const { prototype } of [Array, String, Number, Date])
      Object.assign(prototype, {
        toJSON(this: unknown) {
          return quoted(this)
        },
      })
  },
  'the keys and values of an object are those of for-in': () => {
    Object.assign(Object, {
      keys(object: object) {
        const keys: string[] = []
        for (const key in object) keys.push(key)
        return keys
      },
      values(object: Record<string, unknown>) {
        const values: unknown[] = []
        for (const key in object) values.push(object[key])
        return values
      },
    })
  },
  'startsWith takes no position': () => {
    Object.assign(String.prototype, {
      startsWith(this: string, text: string) {
        return this.indexOf(text) === 0
      },
    })
  },
  'bind is a function of its own': () => {
    Object.assign(Function.prototype, {
      bind(this: (...given: unknown[]) => unknown, owner: unknown, ...first: unknown[]) {
        return (...rest: unknown[]) => this.apply(owner, first.concat(rest))
      },
    })
  },
  'dates are read as dates, and written in local time': () => {
    Object.assign(Date, { parse: (text: string) => new Date(text) })
    Object.assign(Date.prototype, { toISOString: Date.prototype.toString })
  },
  'Element, Event, Document, Window and Request are classes of its own': () => {
    for (const name of ['Element', 'Event', 'Document', 'Window', 'Request'])
      Object.assign(window, { [name]: function own() {} })
  },
  'elements have functions of its own': () => {
    Object.assign(HTMLElement.prototype, {
      scrollTo() {},
      remove(this: HTMLElement) {
        this.parentNode?.removeChild(this)
      },
      ...{ show() {}, hide() {}, update() {}, empty() {}, set() {}, get() {} },
    })
  },
}

const pages: Record<string, (() => void)[]> = { 'all of it': Object.values(replaced) }
for (const [what, replace] of Object.entries(replaced)) pages[what] = [replace]

for (const [what, scripts] of Object.entries(pages))
  test(`${what}: every element shows its data`, inFull(scripts.length === 1), async ({ page }) => {
    for (const script of scripts) await page.addInitScript(script)
    await openWidgets(page, `<main>${everyElement}</main>`)
    await expect
      .poll(async () => new Set(Object.values(await statesOf(page))), inTime)
      .toEqual(new Set(['ready']))
  })
