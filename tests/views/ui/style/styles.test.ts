import { afterEach, expect, test, vi } from 'vitest'
import { adoptStyles } from '../../../../src/views/ui/style/sheet'
import { css, keyframes } from '../../../../src/views/ui/style/styles'
import { token } from '../../../../src/views/ui/style/tokens'

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
  const names = [...(root.adoptedStyleSheets[0]?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSKeyframesRule ? [rule.name] : [],
  )
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

test('adopting again does no harm, and all roots of a document share one sheet', () => {
  const [one, other] = [addRoot(), addRoot()]
  adoptStyles(one)
  adoptStyles(one)
  adoptStyles(other)
  expect(one.adoptedStyleSheets).toHaveLength(1)
  expect(other.adoptedStyleSheets[0]).toBe(one.adoptedStyleSheets[0])
})

test('a root that moves to another document adopts the sheet of that one', () => {
  const box = css({ paddingTop: '13px' })
  const root = addRoot()
  adoptStyles(root)
  addFrame().body.append(root.host)
  adoptStyles(root)
  expect(root.adoptedStyleSheets).toHaveLength(1)
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
