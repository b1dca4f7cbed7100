import { afterEach, expect, test, vi } from 'vitest'
import { adoptStyles, dropStyles } from '../../../../src/views/ui/style/sheet'
import { css, keyframes } from '../../../../src/views/ui/style/styles'
import { halfSpace, space, token } from '../../../../src/views/ui/style/tokens'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Rules are written at the end of the task. */
const endOfTask = () => Promise.resolve()

function addRoot(page: Document = document): ShadowRoot {
  const host = page.body.appendChild(page.createElement('section'))
  return host.attachShadow({ mode: 'open' })
}

function addFrame(): Document {
  const frame = document.body.appendChild(document.createElement('iframe'))
  if (!frame.contentDocument) throw new Error('The frame has no document.')
  return frame.contentDocument
}

function draw(root: ShadowRoot, className: string): CSSStyleDeclaration {
  const element = root.appendChild(root.ownerDocument.createElement('p'))
  element.className = className
  return getComputedStyle(element)
}

test.each(['before', 'after'])(
  'a class works in a root that adopts the styles %s it was made',
  async (when) => {
    const root = addRoot()
    if (when === 'before') adoptStyles(root)
    const box = css({ paddingTop: when === 'before' ? '11px' : '12px' })
    await endOfTask()
    if (when === 'after') adoptStyles(root)
    expect(draw(root, box).paddingTop).toBe(when === 'before' ? '11px' : '12px')
  },
)

test('nothing is written into the page: no style element, no rule of the page', async () => {
  const before = document.documentElement.outerHTML
  css({ color: 'red' })
  keyframes({ from: { opacity: 0.123 } })
  await endOfTask()
  expect(document.documentElement.outerHTML).toBe(before)
  expect(document.adoptedStyleSheets).toEqual([])
})

test('an animation is in the sheet under the name it was given', async () => {
  const fade = keyframes({ from: { opacity: 0.321 } })
  await endOfTask()
  const root = addRoot()
  adoptStyles(root)
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules))
  const names = rules.flatMap((rule) => (rule instanceof CSSKeyframesRule ? [rule.name] : []))
  expect(names).toContain(fade)
})

test('all rules of a task are written at once', async () => {
  adoptStyles(addRoot())
  await endOfTask()
  const write = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
  for (let width = 901; width < 906; width += 1) css({ width: `${width}px` })
  expect(write).not.toHaveBeenCalled()
  await endOfTask()
  expect(write).toHaveBeenCalledOnce()
})

test('adopting again does no harm, and all roots of a document share their sheets', () => {
  const [one, other] = [addRoot(), addRoot()]
  adoptStyles(one)
  const sheets = Array.from(one.adoptedStyleSheets)
  adoptStyles(one)
  adoptStyles(other)
  expect(sheets).not.toHaveLength(0)
  for (const { adoptedStyleSheets } of [one, other]) {
    expect(adoptedStyleSheets).toHaveLength(sheets.length)
    expect(sheets.every((sheet, index) => sheet === adoptedStyleSheets[index])).toBe(true)
  }
})

test('rules that come later leave the sheets alone that are there: browsers would look at each element anew', async () => {
  const [one, other] = [addRoot(), addRoot()]
  adoptStyles(one)
  adoptStyles(other)
  const before = Array.from(one.adoptedStyleSheets)
  const write = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
  const box = css({ paddingTop: '17px' })
  await endOfTask()
  expect(write.mock.instances.filter((sheet) => before.some((each) => each === sheet))).toEqual([])
  expect(one.adoptedStyleSheets.slice(0, before.length)).toEqual(before)
  expect(draw(other, box).paddingTop).toBe('17px')
})

test('what has left the page gets no rules that come later, until it is there again', async () => {
  const root = addRoot()
  adoptStyles(root)
  const before = root.adoptedStyleSheets.length
  dropStyles(root)
  const box = css({ paddingTop: '18px' })
  await endOfTask()
  expect(root.adoptedStyleSheets).toHaveLength(before)
  adoptStyles(root)
  expect(draw(root, box).paddingTop).toBe('18px')
})

test('a root that moves to another document adopts the sheets of that one', () => {
  const box = css({ paddingTop: '13px' })
  const root = addRoot()
  adoptStyles(root)
  const frame = addFrame()
  frame.body.append(root.host)
  adoptStyles(root)
  const native = addRoot(frame)
  adoptStyles(native)
  expect(root.adoptedStyleSheets).toHaveLength(native.adoptedStyleSheets.length)
  expect(draw(root, box).paddingTop).toBe('13px')
})

test('rules made later reach every document', async () => {
  const root = addRoot(addFrame())
  adoptStyles(root)
  const box = css({ paddingTop: '14px' })
  await endOfTask()
  expect(draw(root, box).paddingTop).toBe('14px')
})

test("a page's heavy hand stays outside; its font comes in, and its tokens win", () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { all: unset !important }
    body { font: italic 900 31px/3 Georgia !important; text-transform: uppercase !important; text-align: right !important;
      letter-spacing: 9px !important; color: red !important; --cp-text: rgb(1, 2, 3) }
  `)
  document.adoptedStyleSheets = [sheet]
  const root = addRoot()
  adoptStyles(root)
  expect(draw(root, '')).toMatchObject({
    color: 'rgb(1, 2, 3)',
    fontFamily: 'Georgia',
    fontSize: '14px',
    fontStyle: 'normal',
    fontWeight: '400',
    letterSpacing: 'normal',
    textAlign: 'start',
    textTransform: 'none',
  })
  document.adoptedStyleSheets = []
})

test.each(['light', 'dark'])('theme="%s" is forced against the page', async (theme) => {
  document.documentElement.style.colorScheme = theme === 'dark' ? 'light' : 'dark'
  const root = addRoot()
  root.host.setAttribute('theme', theme)
  adoptStyles(root)
  const surface = css({ background: token('surface') })
  await endOfTask()
  const white = theme === 'light' ? 'rgb(255, 255, 255)' : 'oklch(0.222 0.01 284.294)'
  expect(draw(root, surface).backgroundColor).toBe(white)
  document.documentElement.style.colorScheme = ''
})

test("half the space is half of a host's own step, too, and of what follows the unit", async () => {
  const root = addRoot()
  root.host.setAttribute('style', '--cp-space: 6px; --cp-space-4: 20px')
  adoptStyles(root)
  const box = css({ ...halfSpace(), padding: space(1, 4, 5) })
  await endOfTask()
  expect(draw(root, box).padding).toBe('3px 10px 15px')
})
