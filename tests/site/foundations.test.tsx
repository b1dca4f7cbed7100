/** The foundations say what the theme makes of each token, not what it would be without one. */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setBrand } from '../../.storybook/brands'
import { asAtRest } from '../../.storybook/foundations/control'
import { Foundation } from '../../.storybook/foundations/foundation'
import { filesIn } from '../../.storybook/foundations/icon-files'
import { AllIcons } from '../../.storybook/foundations/icons'
import { drawnWith } from '../../.storybook/foundations/parts-of'
import { StatesOfControls } from '../../.storybook/foundations/states-of-controls'
import { setPage } from '../../.storybook/page'
import { Stage } from '../../.storybook/stage'
import { foundations, type SectionName } from '../../docs/site/design/foundations'
import { defaultSize } from '../../docs/site/design/sizes'
import { type TextStyle, textStyles } from '../../docs/site/theme/text-styles'
import { tileOf } from '../../src/views/dashboard/summary'
import { Screen } from '../../src/views/shared/screen'
import { Badge } from '../../src/views/ui/badge'
import { Button } from '../../src/views/ui/buttons/button'
import { Link } from '../../src/views/ui/buttons/link'
import { Card } from '../../src/views/ui/card'
import { SearchField } from '../../src/views/ui/fields/search-field'
import { TextField } from '../../src/views/ui/fields/text-field'
import { token } from '../../src/views/ui/style/tokens'
import { show } from '../elements/page'

/** A palette is read from the page, which can be busy. */
const patience = 10_000

afterEach(() => {
  document.adoptedStyleSheets = []
  document.documentElement.style.colorScheme = ''
  document.body.removeAttribute('style')
})

/** Draws something, and gives its place. */
async function drawn(content: ReactNode, until: string): Promise<HTMLElement> {
  const place = show('<section></section>')
  createRoot(place).render(content)
  await expect.element(page.getByText(until, { exact: true }).first()).toBeVisible()
  return place
}

const ground = (element: Element) => getComputedStyle(element).backgroundColor

test('the overview of colours names each of them, and a picture has the small corners', async () => {
  const colours = await drawn(<Foundation section="colours" />, 'Colours')
  await expect.poll(() => colours.querySelector('.palette')?.textContent).toContain('surface-raised')
  const corners = await drawn(<Foundation section="corners" />, 'Corners')
  await expect
    .poll(() => corners.querySelector('[data-kind=picture]')?.getAttribute('data-radius'))
    .toBe('radius-small')
})

test.each<[SectionName, string]>([
  ['type', 'Type'],
  ['text-styles', 'Text styles'],
  ['space', 'Space'],
  ['controls', 'Controls'],
  ['lines', 'Lines'],
  ['corners', 'Corners'],
  ['motion', 'Motion'],
])('%s follows the theme of the page', async (section, title) => {
  const place = await drawn(<Foundation section={section} />, title)
  await expect.element(page.getByRole('region', { name: title })).toBeVisible()
  const [sheet] = place.getElementsByClassName('sheet')
  const light = sheet && ground(sheet)
  document.documentElement.style.colorScheme = 'dark'
  expect(sheet && ground(sheet)).not.toBe(light)
})

test.each(['colours', 'contrasts', 'shadow'] as const)(
  '%s of a brand that is always dark are drawn in the dark alone',
  async (section) => {
    setBrand('voltage')
    const place = await drawn(<Foundation section={section} />, foundations[section].title)
    await vi.waitFor(() => expect(place.querySelector('.sheet .dark, .sheet.dark')).not.toBeNull(), patience)
    expect(place.querySelector('.light')).toBeNull()
    setBrand('default')
    await vi.waitFor(() => expect(place.querySelector('.light')).not.toBeNull(), patience)
  },
)

test('a press copies the name of a colour, and its value', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await drawn(<Foundation section="colours" />, 'Colours')
  for (const text of ['--cp-canvas', '#ffffff'])
    await page.getByRole('button', { name: text, exact: true }).first().click()
  expect(write.mock.calls.flat()).toEqual(['--cp-canvas', '#ffffff'])
  await expect.element(page.getByText('#ffffff is copied.')).toBeVisible()
  write.mockRestore()
})

test('in the overview, a colour stands beside those that are for the same', async () => {
  const place = await drawn(<Foundation section="colours" />, 'Colours')
  await vi.waitFor(() => expect(place.querySelector('.palette')).not.toBeNull(), patience)
  const groups = Array.from(place.querySelectorAll('.palette:first-of-type p'))
  const grounds = groups.find(({ firstElementChild }) => firstElementChild?.textContent === 'Grounds')
  expect(grounds?.querySelector('[data-fill=canvas]')).not.toBeNull()
  expect(grounds?.querySelector('[data-fill=accent]')).toBeNull()
})

test('a contrast for which WCAG asks nothing says whose rule it is', async () => {
  const place = await drawn(<Foundation section="contrasts" />, 'Contrasts')
  await vi.waitFor(() => expect(place.querySelector('.sheet li')).not.toBeNull(), patience)
  const own = Array.from(
    place.querySelectorAll('.sheet.light li'),
    ({ textContent }) => textContent ?? '',
  ).filter((text) => text.includes('by our own rule at least 1.1:1'))
  expect(own.map((text) => /line\S* on surface/.exec(text)?.[0])).toEqual([
    'line on surface',
    'line-control on surface',
  ])
})

test.each([
  ['line-height-large', '26px'],
  ['line-height-tight', '16px'],
])('%s is drawn in the size of its text', async (name, size) => {
  const place = await drawn(<Foundation section="lines" />, 'Lines')
  await vi.waitFor(() => expect(place.querySelector(`[data-leading=${name}]`)).not.toBeNull(), patience)
  const sample = place.querySelector(`[data-leading=${name}]`)
  expect(sample && getComputedStyle(sample).fontSize).toBe(size)
})

test.each([60, 90])('each state of a control is in sight, %s rem wide', async (width) => {
  const place = await drawn(
    <div style={{ inlineSize: `${width}rem`, fontFamily: 'system-ui,sans-serif' }}>
      <Stage>
        <StatesOfControls />
      </Stage>
    </div>,
    'Each control is drawn in the states that it has.',
  )
  const sheets = Array.from(
    place.querySelector('[data-stage]')?.shadowRoot?.querySelectorAll('section') ?? [],
  )
  expect(sheets.length).toBeGreaterThan(0)
  for (const sheet of sheets) {
    expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
    const starts = Array.from(
      sheet.querySelectorAll('[data-name=focus]'),
      (cell) => cell.getBoundingClientRect().left,
    )
    expect(new Set(starts.map(Math.round)).size, 'each state has its column').toBe(1)
    const wide = Array.from(sheet.querySelectorAll('td button')).filter((button) => {
      const cell = button.closest('td')?.getBoundingClientRect()
      return cell && button.getBoundingClientRect().right > cell.right
    })
    expect(
      wide.map(({ textContent }) => textContent),
      'each control stays in its cell',
    ).toEqual([])
    const [item] = sheet.querySelectorAll('[data-state=focus] [role=menuitem]')
    expect(item && getComputedStyle(item).outlineStyle, 'the focus has its ring').toBe('solid')
    const [role] = sheet.querySelectorAll('label:has(>[type=radio])>span>span')
    expect(role?.getClientRects().length, 'a word stays in one piece').toBe(1)
  }
})

test('each control that looks pressed follows the token of it', async () => {
  const place = await drawn(
    <div style={Object.fromEntries([['--cp-pressed-opacity', '0.64']])}>
      <Stage>
        <StatesOfControls />
      </Stage>
    </div>,
    'Each control is drawn in the states that it has.',
  )
  const rows = Array.from(place.querySelector('[data-stage]')?.shadowRoot?.querySelectorAll('tr') ?? [])
  const found = rows.flatMap((row) => {
    const cell = row.querySelector('[data-state=pressed]:not(:empty)')
    if (!cell || row.querySelector('small')?.textContent === asAtRest) return []
    const looks = Array.from(cell.querySelectorAll('*'), (node) => {
      return getComputedStyle(node).backgroundImage.includes('/ 0.18)')
    })
    return looks.includes(true) ? [] : row.firstElementChild?.textContent
  })
  expect(rows.length).toBeGreaterThan(20)
  expect(found).toEqual([])
  const covered = rows.filter((row) =>
    Array.from(row.querySelectorAll(':scope>[data-state=pressed] a'), (link) => {
      const { backgroundImage, position } = getComputedStyle(link, '::after')
      return position === 'absolute' && backgroundImage.includes('/ 0.18)')
    }).includes(true),
  )
  const names = new Set(covered.map(({ firstElementChild }) => firstElementChild?.textContent))
  expect([...names], 'all of it has the veil').toEqual(['Row of a table, where it is narrow', 'Tile'])
})

/** How light a ground is, with the veil over it, on the sheet below. */
function lightnessOf(button: Element, sheet: Element): number {
  const { backgroundColor, backgroundImage } = getComputedStyle(button)
  const veil = backgroundImage.match(/\((.+) 0\w*, /)?.[1] ?? 'transparent'
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  for (const colour of [getComputedStyle(sheet).backgroundColor, backgroundColor, veil]) {
    if (context) context.fillStyle = colour
    context?.fillRect(0, 0, 1, 1)
  }
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).reduce((sum, each) => sum + each, 0)
}

const toPress = ['Button, primary', 'Button, secondary', 'Button, quiet', 'Button, danger', 'Icon button']

test.each(['#4a35c0', '#ffd400'])(
  'pressed with %s, a button goes on from hover in each theme, and only a disabled one is paler',
  async (accent) => {
    const tokens = ['accent', 'accent-strong'].map((name) => [`--cp-${name}`, accent])
    const place = await drawn(
      // Where an earlier test has left the pointer, it hovers over nothing.
      <div style={{ ...Object.fromEntries([...tokens, ['--cp-motion', '0s']]), pointerEvents: 'none' }}>
        <Stage>
          <StatesOfControls />
        </Stage>
      </div>,
      'Each control is drawn in the states that it has.',
    )
    const sheets = Array.from(
      place.querySelector('[data-stage]')?.shadowRoot?.querySelectorAll('section') ?? [],
    )
    const looks = sheets.flatMap((sheet) =>
      Array.from(sheet.querySelectorAll('tbody>tr'), (row) => {
        const buttons = ['rest', 'hover', 'pressed'].map((state) =>
          row.querySelector(`[data-name=${state}] button`),
        )
        const [rest = 0, hover = 0, pressed = 0] = buttons.map((each) =>
          each ? lightnessOf(each, sheet) : 0,
        )
        const disabled = row.querySelector('[data-name=disabled] button')
        return {
          name: row.firstElementChild?.textContent ?? '',
          goesOn: (pressed - hover) * (hover - rest) > 0,
          opacities: [...buttons, disabled]
            .map((each) => (each ? getComputedStyle(each).opacity : ''))
            .join(' '),
        }
      }).filter(({ name }) => toPress.includes(name)),
    )
    expect(looks).toHaveLength(2 * toPress.length)
    for (const { name, goesOn, opacities } of looks) {
      expect(goesOn, name).toBe(true)
      expect(opacities, name).toBe(name === 'Icon button' ? '1 1 1 ' : '1 1 1 0.5')
    }
  },
)

test('what a token draws in an element is read from its styles', async () => {
  const place = await drawn(
    <Stage>
      <Card title="Sample">
        <Button variant="primary">Send</Button>
      </Card>
    </Stage>,
    'Send',
  )
  const root = place.querySelector('[data-stage]')?.shadowRoot
  const found = root && drawnWith(root)
  expect(found?.get('accent-strong')?.get('background')).toEqual(new Set(['button']))
  expect(found?.get('accent-hover')?.get('background'), 'under the pointer').toEqual(new Set(['button']))
  expect(found?.get('radius-large')?.get('border-radius')).toEqual(new Set(['card']))
  expect(found?.get('danger')?.get('background'), 'of a button that is not there').toBeUndefined()
})

test('what has no part of its own is named by what it is, and private properties by what they draw', async () => {
  const place = await drawn(
    <Stage>
      <Card title="Sample">
        <Link href="#all">All</Link>
        <SearchField label="Search" value="" clearLabel="Clear search" onChange={() => undefined} />
      </Card>
    </Stage>,
    'Sample',
  )
  const root = place.querySelector('[data-stage]')?.shadowRoot
  const found = root && drawnWith(root)
  expect(found?.get('accent-text')?.get('color')).toEqual(new Set(['link']))
  expect(found?.get('text-lg')?.get('font-size')).toEqual(new Set(['heading in card-header']))
  const properties = [...(found?.values() ?? [])].flatMap((each) => [...each.keys()])
  expect(properties.length).toBeGreaterThan(10)
  expect(properties.filter((each) => each.startsWith('--'))).toEqual([])
  expect(found?.get('line-control')?.get('border')).toEqual(new Set(['input']))
})

test('all icons are saved as one file, each with a name of its own', async () => {
  const place = await drawn(
    <Stage>
      <AllIcons />
    </Stage>,
    'bell',
  )
  const root = place.querySelector('[data-stage]')?.shadowRoot
  const count = root?.querySelectorAll('[data-glyph]').length ?? 0
  expect(count).toBeGreaterThan(50)
  // Illustrations come later.
  await vi.waitFor(() => expect(root?.querySelectorAll('[data-glyph] svg')).toHaveLength(count), patience)
  const [end = 0, start = 0] = ['[part~=search]', 'button'].map(
    (each) => root?.querySelector(each)?.getBoundingClientRect()[each === 'button' ? 'top' : 'bottom'],
  )
  expect(start - end, 'the button keeps away from the field').toBeGreaterThan(8)
  const files = root ? filesIn(root) : {}
  expect(Object.keys(files)).toHaveLength(count)
  for (const [name, text] of Object.entries(files)) expect(text, name).toMatch(/^<svg .*<\/svg>$/s)
  const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  await page.getByRole('button', { name: /^Download \d+ as SVG$/ }).click()
  const [zip] = make.mock.lastCall ?? []
  expect(zip instanceof Blob && zip.size).toBeGreaterThan(10_000)
  make.mockRestore()
})

test('a step of space is drawn between and within', async () => {
  const place = await drawn(<Foundation section="space" />, 'Space')
  await vi.waitFor(() => expect(place.querySelector('[data-gap=space-5]')).not.toBeNull(), patience)
  const [between, within] = ['gap', 'padding'].map((name) => place.querySelector(`[data-${name}=space-5]`))
  expect(between && getComputedStyle(between).columnGap).toBe('20px')
  expect(within && getComputedStyle(within).paddingTop).toBe('20px')
})

test('the page behind a story has the ground that follows from the brand, in both themes', () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { --cp-base: #d01030 }')
  for (const theme of ['light', 'dark'] as const) {
    document.adoptedStyleSheets = []
    setPage({ theme, direction: 'auto', locale: 'en-US' })
    const grey = ground(document.body)
    document.adoptedStyleSheets = [sheet]
    expect(ground(document.body)).not.toBe(grey)
    const place = show('<section class="tokens"></section>')
    place.style.background = token('canvas')
    expect(ground(document.body)).toBe(ground(place))
  }
})

test.each<[keyof typeof textStyles, ReactNode]>([
  [
    'page',
    <Screen key="page" heading="Sample">
      {null}
    </Screen>,
  ],
  ['card', <Card key="card" title="Sample" />],
  ['number', tileOf({ icon: 'M0 0', label: 'Figure', value: 'Sample' })],
  ['body', 'Sample'],
  ['button', <Button key="button">Sample</Button>],
  ['label', <TextField key="label" label="Sample" />],
  ['small', <Card key="small" title="Card" description="Sample" />],
  [
    'badge',
    <Badge key="badge" tone="green">
      Sample
    </Badge>,
  ],
])('the style of text "%s" is that of the elements', async (name, content) => {
  const { size, weight, leading, spacing }: TextStyle = textStyles[name]
  await drawn(<Stage>{content}</Stage>, 'Sample')
  const element = page.getByText('Sample', { exact: true }).first().element()
  const { fontSize, fontWeight, lineHeight, letterSpacing } = getComputedStyle(element)
  const pixels = Number.parseFloat(defaultSize(size))
  const lines = typeof leading === 'number' ? leading : Number(defaultSize(leading))
  expect(Number.parseFloat(fontSize)).toBe(pixels)
  expect(fontWeight).toBe(weight ? defaultSize(weight) : '400')
  expect(Number.parseFloat(lineHeight)).toBeCloseTo(pixels * lines, 1)
  expect(letterSpacing === 'normal' ? 0 : Number.parseFloat(letterSpacing)).toBeCloseTo(
    pixels * (spacing ?? 0),
    2,
  )
})

test.each<[SectionName, string, string, string]>([
  ['colours', '--cp-scrim: rgb(0 0 0/.5)', 'dark: #000000 at 60%', 'dark: #000000 at 50%'],
  ['space', '--cp-space: 3px', '48 px', '36 px'],
  ['corners', '--cp-radius: 0', '8 px', '0 px'],
  ['corners', '--cp-radius-round: 0', 'fully round', '0 px'],
  ['controls', '--cp-field-height: 2rem', '40 px', '32 px'],
  ['type', '--cp-text-2xl: 20px', '26 px', '20 px'],
  ['motion', '--cp-motion: 80ms', '140ms', '80ms'],
])('%s with %s', async (section, line, without, value) => {
  const place = show('<section></section>')
  const root = createRoot(place)
  root.render(<Foundation section={section} />)
  await expect.element(page.getByText(without, { exact: true }).first()).toBeVisible()
  root.unmount()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root { ${line} }`)
  document.adoptedStyleSheets = [sheet]
  const again = createRoot(place)
  again.render(<Foundation section={section} />)
  await expect.element(page.getByText(value, { exact: true }).first()).toBeVisible()
  again.unmount()
})
