/** The theme editor as a designer uses it: fields, pickers and files, and what comes out. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { brands, setBrand } from '../../.storybook/brands'
import { setPage } from '../../.storybook/page'
import {
  keepBrand,
  keepOwnTheme,
  linkWith,
  readBrand,
  readOwnTheme,
  takeFromLink,
} from '../../.storybook/theme/own-theme'
import panelStyle from '../../.storybook/theme/panel.css?raw'
import { editTheme } from '../../docs/site/browser/theme/edit-theme'
import type { Keeper } from '../../docs/site/browser/theme/keep-choice'
import editorStyle from '../../docs/site/style/pages/theme-editor.css?raw'
import type { Choice } from '../../docs/site/theme/address'
import { type BrandName, brandNames } from '../../docs/site/theme/brands'
import { readTheme, type Theme } from '../../docs/site/theme/theme'
import { ThemeEditor } from '../../docs/site/theme/theme-form'
import darkTokens from '../../docs/tokens.dark.json'

const themes = Object.fromEntries(brandNames.map((name) => [name, readTheme(brands[name])])) as Record<
  BrandName,
  Theme
>
/** What the live examples were told last. */
let shown: Theme['values'] = {}

function openEditor(query = '', keeper?: Keeper): void {
  history.replaceState(null, '', `${location.pathname}${query}`)
  document.body.innerHTML = renderToStaticMarkup(<ThemeEditor brands={themes} isOnSite={!keeper} />)
  editTheme(({ values }) => {
    shown = values
  }, keeper)
}

const css = () => document.getElementById('stylesheet')?.textContent ?? ''
const fileField = () => page.getByLabelText('Open a tokens.json or a stylesheet')
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

function pick(name: string, colour: string): void {
  const picker = page.getByLabelText(`Pick ${name}`).element()
  if (!(picker instanceof HTMLInputElement)) throw new Error(`${name} is no field.`)
  picker.value = colour
  picker.dispatchEvent(new Event('input', { bubbles: true }))
  picker.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a choice is shown, written, and kept in the address', async () => {
  openEditor()
  await page.getByRole('radio', { name: 'marmalade' }).click()
  expect(shown.accent).toBe('#f4552b')
  expect(css()).toContain('--cp-accent: #f4552b;')
  await field('radius').fill('3px')
  await userEvent.tab()
  expect(shown.radius).toBe('3px')
  expect(css()).toContain('--cp-radius: 3px;')
  expect(location.search).toBe('?brand=marmalade&radius=3px')

  openEditor(location.search)
  expect(shown).toMatchObject({ accent: '#f4552b', radius: '3px' })
  await page.getByRole('button', { name: 'Begin anew' }).click()
  expect(location.search).toBe('')
  expect(shown).toEqual({})
  await expect
    .element(page.getByText('Every field is empty. Your browser goes back to the choice before.'))
    .toBeVisible()
  history.back()
  await expect.poll(() => shown).toMatchObject({ accent: '#f4552b', radius: '3px' })
})

test('a picked colour counts for both schemes, until the dark one is picked', () => {
  openEditor()
  pick('accent, light', '#123456')
  expect(css()).toContain('--cp-accent: #123456;')
  pick('accent, dark', '#fedcba')
  expect(css()).toContain('--cp-accent: light-dark(#123456, #fedcba);')
  // The default text is another one in the dark, which stays.
  pick('text, light', '#112233')
  expect(css()).toMatch(/--cp-text: light-dark\(#112233, #[\da-f]{6}\);/)
})

test('contrasts stand beside their colour, and what is too low above all', async () => {
  openEditor()
  await expect.element(page.getByText('All 74 contrasts are high enough.')).toBeVisible()
  await page.getByRole('radio', { name: 'bright' }).click()
  await page.getByText('Derived from the accent').click()
  const onAccent = page.getByRole('list', { name: 'Contrast of on-accent' })
  await expect.element(onAccent.getByText('9.5:1').first()).toBeVisible()
  await page.getByText('Other colours').click()
  pick('text-muted, dark', '#444444')
  const muted = page.getByRole('list', { name: 'Contrast of text-muted' })
  await expect.element(muted.getByText('below 4.5:1').first()).toBeVisible()
  const enough = String.raw`\(dark\), enough with #[\da-f]{6}`
  const first = `text-muted on canvas ${enough}(; [a-z -]+ ${enough}){2}`
  await expect
    .element(page.getByText(new RegExp(`^Too low a contrast: ${first}; and [1-9] more\\.$`)))
    .toBeVisible()
})

test('each contrast that is too low has a colour nearby that will do, for its scheme', async () => {
  openEditor('?accent=%230b1f4b')
  await expect
    .element(page.getByText(/^Too low a contrast: accent on surface \(dark\), enough with #/))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take the offer' })).toBeVisible()
  await page.getByRole('button', { name: /^Take #[\da-f]{6} for accent, dark$/ }).click()
  expect(css()).toMatch(/--cp-accent: light-dark\(#0b1f4b, #[\da-f]{6}\);/)
  await expect.element(page.getByText('All 74 contrasts are high enough.')).toBeVisible()
  await expect.element(field('accent')).toHaveFocus()
})

test('the name of what is too low leads to its field, also in a folded group', async () => {
  openEditor('?text-muted=%23ddd')
  await page.getByRole('searchbox', { name: 'Find' }).fill('radius')
  await page.getByRole('button', { name: 'text-muted', exact: true }).first().click()
  await expect.element(field('text-muted')).toHaveFocus()
  await expect.element(field('text-muted')).toBeInViewport()
})

test('a line that vanishes is told, with the nearest one that shows', async () => {
  openEditor('?line=%23fff&line-control=%23fff')
  const offer = String.raw`\(light\), enough with #[\da-f]{6}`
  await expect
    .element(
      page.getByText(
        new RegExp(`^Too low a contrast: line on surface ${offer}; line-control on surface ${offer}\\.$`),
      ),
    )
    .toBeVisible()
})

test('of a page that is always dark, the light is not judged', async () => {
  openEditor('?color-scheme=dark&text=%23fff&surface=%23102040')
  await expect.element(page.getByText('All 37 contrasts are high enough.')).toBeVisible()
  await expect.element(page.getByLabelText('Pick accent, light')).not.toBeVisible()
  await expect.element(page.getByRole('button', { name: 'For Figma: dark' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'For Figma: light' })).not.toBeInTheDocument()
  // It has one colour for the one scheme.
  pick('accent, dark', '#123456')
  expect(css()).toContain('--cp-accent: #123456;')
  await page.getByRole('button', { name: /^Take .* for accent, dark$/ }).click()
  expect(css()).toMatch(/--cp-accent: #[\da-f]{6};/)
})

test('where all that is too low is in one scheme, the other one is offered for good', async () => {
  openEditor('?accent=%23ffd400&canvas=%230b1f4b&surface=%2312295c&text=%23fff&text-muted=%23b8c2dc')
  const always = page.getByRole('button', { name: 'Always dark' })
  await expect.element(page.getByText('All of these are in light. Is your brand always dark?')).toBeVisible()
  await always.click()
  expect(css()).toContain('color-scheme: dark;')
  expect(location.search).toContain('color-scheme=dark')
  await expect.element(always).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'Your page is' })).toHaveFocus()
  // One alone is no brand in the wrong scheme.
  openEditor('?accent=%230b1f4b')
  await expect.element(page.getByText(/^Too low a contrast: accent on surface/)).toBeVisible()
  await expect.element(page.getByText('All of these are in')).not.toBeInTheDocument()
})

test('a dark ground is told, with the greys of its hue, and all offers are taken at once', async () => {
  openEditor('?accent=%230b1f4b&surface=%230b1f4b')
  const question = page.getByText('The ground is dark. Make it always dark?')
  await expect.element(question).toBeVisible()
  await expect.element(page.getByText('To keep buttons bright')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Always dark' }).click()
  expect(css()).toContain('color-scheme: dark;')
  await expect.element(question).not.toBeVisible()
  const greys = page.getByRole('button', { name: "Greys of the ground's hue" })
  await greys.click()
  expect(shown.base).toBe('var(--cp-surface)')
  await expect.element(greys).not.toBeInTheDocument()
  // A ground that is made of the greys can't lead them.
  openEditor('?color-scheme=dark&accent=%230b1f4b&surface=var(--cp-base,%230b1f4b)')
  await expect.element(page.getByText(/^Too low a contrast/)).toBeVisible()
  await expect.element(greys).not.toBeInTheDocument()
  const all = page.getByRole('button', { name: 'Take all offers' })
  openEditor('?text-muted=%23888&line=%23fff&color-scheme=light')
  await all.click()
  await expect.element(page.getByText('All 37 contrasts are high enough.')).toBeVisible()
  await expect.element(all).not.toBeInTheDocument()
  expect(Object.keys(shown)).toEqual(['text-muted', 'line'])
})

test('what counts but is hardly meant has a note, and a bright accent a hint', async () => {
  openEditor('?line-height=1&control-height=20&surface=%23fffc&accent=%23ffd400')
  for (const note of ['Below 1.2, lines', 'Below 24px, it is', 'It lets its ground through'])
    await expect.element(page.getByText(note)).toBeInTheDocument()
  await expect.element(page.getByText(/To keep buttons bright, set accent-strong, too\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Bright buttons, too' }).click()
  expect(shown['accent-strong']).toBe('#ffd400')
  await expect.element(page.getByText(/To keep buttons bright/)).not.toBeInTheDocument()
  // On a dark ground all can be read, but buttons are brown.
  openEditor('?color-scheme=dark&accent=%23ffd400')
  await expect
    .element(
      page.getByText('All 37 contrasts are high enough. To keep buttons bright, set accent-strong, too.'),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Bright buttons, too' }).click()
  expect(shown['accent-strong']).toBe('#ffd400')
  await expect.element(page.getByText(/All 37 contrasts are high enough\.$/)).toBeVisible()
  openEditor('?line-height=1.3&control-height=24&surface=%23fff')
  await expect.element(page.getByText(/Below|It lets its ground/)).not.toBeInTheDocument()
  expect(document.querySelector('[name=accent-hover]')).toHaveAttribute(
    'title',
    expect.stringContaining('clamp'),
  )
})

test("a token of one's own is marked, over a brand too, and can be taken back alone or with all", async () => {
  openEditor('?accent=green&radius=3px')
  await expect.element(field('accent')).toBeVisible()
  await expect.element(page.getByText(/^Your own over/)).not.toBeVisible()
  await page.getByRole('radio', { name: 'voltage' }).click()
  await expect.element(page.getByText('Your own over voltage: accent, radius.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear accent' }).click()
  expect(shown).toMatchObject({ accent: themes.voltage.values.accent, radius: '3px' })
  expect(location.search).toBe('?brand=voltage&radius=3px')
  await expect.element(field('accent')).toHaveFocus()
  await page.getByRole('button', { name: 'Take them back' }).click()
  expect(shown).toEqual(themes.voltage.values)
  await expect.element(page.getByText(/^All is as voltage has it\. Your browser/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'voltage' })).toHaveFocus()
  history.back()
  await expect.poll(() => shown.radius).toBe('3px')
})

test('a panel of 300 pixels shows accent, ground, scheme and contrasts at once', () => {
  // Not the theme of the test before.
  history.replaceState(null, '', location.pathname)
  document.body.innerHTML = renderToStaticMarkup(
    <div className="storybook-theme" style={{ position: 'absolute', inset: 0, inlineSize: '60rem' }}>
      <style>{editorStyle + panelStyle}</style>
      <ThemeEditor brands={themes} isOnSite={false} />
    </div>,
  )
  editTheme(() => {})
  // The bar with the names of the panels is as high as that.
  const room = 300 - 40
  for (const id of ['token-accent', 'token-surface', 'contrast'])
    expect(document.getElementById(id)?.getBoundingClientRect().bottom, id).toBeLessThan(room)
  expect(document.querySelector('[name=color-scheme]')?.getBoundingClientRect().bottom).toBeLessThan(room)
  // The name of a ground does not break from its "on", however narrow the field.
  const line = document.querySelector<HTMLElement>('.contrasts li')
  line?.style.setProperty('inline-size', '2rem')
  const words = document.createRange()
  words.selectNodeContents(line?.lastChild ?? document.body)
  expect(words.toString()).toMatch(/^on\s[a-z]+$/)
  expect(words.getClientRects()).toHaveLength(1)
  // What is said of files stands above all of them.
  expect(document.querySelector('.theme-message')?.nextElementSibling?.id).toBe('theme-form')
})

test('the only scheme of a theme, or of a brand, holds over that of the toolbar', () => {
  const schemeOf = (brand: BrandName, own: Omit<Choice, 'brand'>) => {
    keepOwnTheme(own)
    setBrand(brand)
    return getComputedStyle(document.documentElement).colorScheme
  }
  setPage({ theme: 'light', direction: 'auto', locale: 'en-US' })
  expect(schemeOf('default', { colorScheme: 'dark', values: {} })).toBe('dark')
  expect(schemeOf('voltage', { values: {} })).toBe('dark')
  expect(schemeOf('voltage', { colorScheme: 'light dark', values: {} })).toBe('light')
  expect(schemeOf('default', { values: {} })).toBe('light')
  setPage({ theme: 'auto', direction: 'auto', locale: 'en-US' })
  document.adoptedStyleSheets = []
})

test('a field is found by its name or group, or else by what is said of it, and changes no theme', async () => {
  openEditor()
  const names = () =>
    Array.from(document.querySelectorAll('.token-field'))
      .filter((field) => field.checkVisibility())
      .map((field) => field.querySelector('label')?.textContent)
  const atFirst = names()
  const find = page.getByRole('searchbox', { name: 'Find' })
  await find.fill('radius-b')
  expect(names()).toEqual(['radius-button'])
  await expect.element(page.getByText('1 field', { exact: true })).toBeVisible()
  await find.fill('Motion')
  expect(names()).toEqual(['motion', 'ease'])
  await find.fill('button')
  expect(names()).toEqual(expect.arrayContaining(['radius-button', 'accent-strong', 'control-height']))
  await find.fill('text')
  for (const group of document.querySelectorAll('details')) {
    const found = Array.from(group.querySelectorAll('.token-field:not([hidden]) label'), (label) =>
      label.textContent.includes('text'),
    )
    expect(found, 'what is called so, and then the others').toEqual(found.toSorted().toReversed())
  }
  await find.fill('thumbnails')
  expect(names()).toEqual(['radius-small'])
  await find.fill('nothing of the kind')
  await expect.element(page.getByText('No fields')).toBeVisible()
  await find.fill('')
  expect(names()).toEqual(atFirst)
  expect(location.search).toBe('')
})

test('a theme has a name: in its address, its CSS and its files, and it comes back by them', async () => {
  openEditor('?accent=green&name=*/%20%3CDark%3E%20Horse%20*/')
  expect(css()).toMatch(/^\/\* Theme: Dark Horse \*\/\n:root \{\n/)
  for (const [button, name] of [
    ['Save theme.css', 'dark-horse.theme.css'],
    ['Save tokens.json', 'dark-horse.tokens.json'],
  ] as const) {
    const file = await fileOf(button)
    expect(file.name).toBe(name)
    openEditor()
    await fileField().upload(file)
    await expect.element(page.getByText(`${name} is read.`)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Dark Horse')
    expect(shown.accent).toMatch(/^(green|#008000)$/)
    expect(location.search).toMatch(/^\?name=Dark\+Horse&accent=/)
    openEditor('?accent=green&name=Dark+Horse')
  }
  // Figma knows no name.
  await fileField().upload(new File(['{"accent":{"$value":"#123456"}}'], 'mine.json'))
  await expect.element(page.getByText('mine.json is read.')).toBeVisible()
  expect(location.search).toContain('name=Dark+Horse')
})

test('an address brings a theme to Storybook, and the one before comes back by a press', async () => {
  keepBrand('voltage')
  keepOwnTheme({ values: { radius: '0' } })
  const link = new URL(linkWith({ name: 'Mine', brand: 'bright', values: { accent: 'green' } }))
  const href = location.pathname + location.search
  history.replaceState(null, '', link)
  const before = takeFromLink()
  expect(before).toEqual({ brand: 'voltage', values: { radius: '0' } })
  expect([readBrand(), readOwnTheme()]).toEqual(['bright', { name: 'Mine', values: { accent: 'green' } }])
  expect(location.pathname + location.search).toBe(href)
  expect(takeFromLink()).toBeUndefined()
  let kept: Choice = { brand: readBrand(), ...readOwnTheme() }
  openEditor('', {
    read: () => kept,
    before,
    wayBack: 'Undo leads to the choice before.',
    write: (choice) => {
      kept = choice
    },
    onChanged: () => () => {},
  })
  await expect
    .element(page.getByText('This is the theme of your link. Undo leads to the choice before.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(kept).toEqual(before)
  keepBrand('default')
  keepOwnTheme({ values: {} })
})

test('an accent over a brand says which colours stay behind, and lets them follow', async () => {
  openEditor('?brand=voltage')
  const follow = page.getByRole('button', { name: 'Let them follow' })
  await expect.element(follow).not.toBeInTheDocument()
  await field('accent').fill('#17906b')
  await expect
    .element(
      page.getByText(/^These colours are those of voltage, and do not follow: .*accent-hover, accent-text/),
    )
    .toBeVisible()
  await follow.click()
  expect(Object.keys(shown).filter((name) => name.includes('accent'))).toEqual(['accent'])
  expect(shown).toMatchObject({ accent: '#17906b', surface: 'light-dark(#fbfcfa, #111512)' })
  expect(location.search).toContain('&accent-text=initial')
  await expect.element(follow).not.toBeInTheDocument()
  await expect.element(field('accent')).toHaveFocus()
})

test('the colour that comes out stands as text beside its field', () => {
  openEditor('?accent=green&text=light-dark(red,%20blue)')
  const shownFor = (name: string) => document.querySelector(`.token-colours[data-token=${name}]`)
  expect(shownFor('accent')).toHaveTextContent(/^#008000$/)
  expect(shownFor('text')).toHaveTextContent(/^#ff0000 #0000ff$/)
})

test('a length below 0 is refused', async () => {
  openEditor('?radius-large=-2px')
  await expect.element(page.getByText("radius-large can't be below 0, so nothing changes.")).toBeVisible()
  expect(shown).toEqual({})
})

test('a bare number is one of pixels, or of milliseconds, as in a file', async () => {
  openEditor('?radius=3&motion=90&space=0&line-height=1.4')
  expect(shown).toEqual({ radius: '3px', motion: '90ms', space: '0px', 'line-height': '1.4' })
  expect(css()).toContain('--cp-radius: 3px;')
  await expect.element(page.getByText('Read as 3px.')).toBeVisible()
  expect(document.querySelector('[name=radius]')).toHaveAttribute('aria-invalid', 'false')
  expect(document.getElementById('token-line-height-problem')).toHaveTextContent(/^$/)
})

test('what Figma copies is read', async () => {
  openEditor('?accent=FF0000&radius=4+px&line-height=21px&surface=fff')
  expect(shown).toEqual({ accent: '#FF0000', radius: '4px', 'line-height': '1.5', surface: '#fff' })
  await expect.element(page.getByText('Read as #FF0000.')).toBeVisible()
})

test('a line height is also read in pixels, with or without their name, and in percent', () => {
  openEditor('?line-height=21&line-height-tight=24px&line-height-large=120%25')
  expect(shown).toEqual({ 'line-height': '1.5', 'line-height-tight': '1.5', 'line-height-large': '1.2' })
})

test('a typeface that stands alone gets others in its place, and one that is not there is told', async () => {
  openEditor('?font=No+Such+Face&font-heading=serif')
  expect(shown).toEqual({ font: '"No Such Face", system-ui, sans-serif', 'font-heading': 'serif' })
  await expect
    .element(
      page.getByText('Read as "No Such Face", system-ui, sans-serif. This browser has no such typeface'),
    )
    .toBeVisible()
  expect(document.getElementById('token-font-heading-problem')).toHaveTextContent(/^$/)
  openEditor('?font=Open+Sans,+sans-serif&font-heading=Fira+Sans+3,+serif')
  expect(shown).toEqual({ font: '"Open Sans", sans-serif', 'font-heading': '"Fira Sans 3", serif' })
})

test('beside the formula of an empty field stands the length that comes out', () => {
  openEditor('?space=3px')
  expect(document.querySelector('[name=space-2]')).toHaveAttribute(
    'placeholder',
    expect.stringMatching(/^6px = calc/),
  )
  expect(document.querySelector('[name=radius]')).toHaveAttribute(
    'placeholder',
    expect.stringMatching(/^8px = calc/),
  )
})

test.each([
  [
    'space',
    'calc(var(--cp-rem) * 0.2)',
    'Nothing changes: --cp-rem has no value there. Write var(--cp-rem,1rem).',
  ],
  [
    'surface',
    'color-mix(in oklab, var(--cp-surface), red)',
    'Nothing changes: it follows itself, or what is not set.',
  ],
  ['surface', 'var(--brand-paper)', 'Nothing changes: --brand-paper has no value there.'],
])('that %s follows what is not there is told: %s', async (name, value, sentence) => {
  openEditor(`?${new URLSearchParams({ [name]: value })}`)
  await expect.element(page.getByText(sentence)).toBeVisible()
  // Only what a page could have goes into the CSS.
  expect(css().includes(value)).toBe(value.includes('--brand'))
  expect(page.getByText('It stays in the CSS: your page may have it.').elements()).toHaveLength(
    value.includes('--brand') ? 1 : 0,
  )
  openEditor(`?${new URLSearchParams({ space: 'calc(var(--cp-rem, 1rem) * 0.2)' })}`)
  expect(page.getByText('Nothing changes').elements()).toEqual([])
})

test.each(['accent', 'shadow', 'radius'])(
  'a wrong value of %s is named, kept in its field, and changes nothing',
  async (name) => {
    openEditor(`?${name}=${encodeURIComponent('url(https://elsewhere.example)')}&space=nonsense`)
    expect(shown).toEqual({})
    expect(css()).toBe(':root {\n  color-scheme: light dark;\n}\n')
    await expect.element(page.getByText('This is no value of space, so nothing changes.')).toBeVisible()
    expect(document.querySelector(`[name=${name}]`)).toHaveAttribute('aria-invalid', 'true')
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('elsewhere'))).toEqual(
      [],
    )
  },
)

test('files are saved, and read', async () => {
  openEditor('?accent=green')
  const saved: string[] = []
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  for (const [button, file] of [
    ['Save tokens.json', 'tokens.json'],
    ['For Figma: dark', 'tokens.dark.json'],
    ['Save theme.css', 'theme.css'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => saved.at(-1)).toBe(file)
  }
  // The browser may not have read them yet.
  expect(revoke).not.toHaveBeenCalled()
  revoke.mockRestore()
  click.mockRestore()

  const accent = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0.5, 0.25] } }
  await fileField().upload(new File([JSON.stringify({ brand: { accent } })], 'leaf.json'))
  await expect.element(page.getByText(/^leaf\.json is read\. Your/)).toBeVisible()
  // Only what the accent does not lead to by itself.
  expect(css()).toBe(':root {\n  color-scheme: light dark;\n  --cp-accent: #008040;\n}\n')
  expect(location.search).toBe('?accent=%23008040')
  history.back()
  await expect.poll(() => shown).toEqual({ accent: 'green' })
})

test.each(['Save theme.css', 'Save tokens.json', 'For Figma: dark'])(
  'nothing of a theme that is always dark is lost by "%s"',
  async (button) => {
    openEditor('?brand=voltage&radius=0&text-muted=%23ccddee')
    const { ...theme } = shown
    const file = await savedBy(button)
    openEditor()
    await fileField().upload(new File([file], button.endsWith('css') ? 'mine.css' : 'mine.json'))
    await expect.element(page.getByText(/^mine\.(css|json) is read\./)).toBeVisible()
    expect(css()).toContain('color-scheme: dark;')
    if (button.endsWith('css')) expect(shown).toEqual(theme)
  },
)

test('where no address keeps the choice, a button takes back what a file has replaced', async () => {
  let kept: Choice = { brand: 'voltage', values: { accent: 'green' } }
  openEditor('', {
    read: () => kept,
    wayBack: 'Undo leads to the choice before.',
    write: (choice) => {
      kept = choice
    },
    onChanged: () => () => {},
  })
  const before = kept
  const takeBack = page.getByRole('button', { name: 'Undo' })
  await expect.element(takeBack).not.toBeInTheDocument()
  await fileField().upload(new File([':root { --cp-accent: red }'], 'theme.css'))
  await expect.element(page.getByText('theme.css is read. Undo leads to the choice before.')).toBeVisible()
  expect(kept).toMatchObject({ brand: 'default', values: { accent: 'red' } })
  await takeBack.click()
  expect(kept).toEqual(before)
  expect(shown.accent).toBe('green')
  await expect.element(takeBack).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Begin anew' }).click()
  expect(kept).toEqual({ brand: 'default', values: {} })
  await takeBack.click()
  expect(kept).toEqual(before)
  await expect.element(takeBack).not.toBeInTheDocument()
  await expect.element(fileField()).toHaveFocus()
})

test('files of Figma are read by their modes, and what is left out is named', async () => {
  openEditor()
  const file = (mode: string, tokens: object) =>
    new File(
      [JSON.stringify({ ...tokens, $extensions: { 'com.figma.modeName': mode } })],
      `${mode}.tokens.json`,
    )
  const numbers = { space: { unit: { $type: 'number', $value: 3 } }, shop: { $type: 'number', $value: 1 } }
  const shape = {
    radius: { $type: 'string', $value: '0px' },
    'radius-large': { $type: 'string', $value: 'soft' },
  }
  await fileField().upload([
    file('Light', { ...numbers, shape, colour: { accent: { $type: 'color', $value: '#112233' } } }),
    file('Dark', { ...numbers, shape, colour: { accent: { $type: 'color', $value: '#ddeeff' } } }),
  ])
  await expect
    .element(page.getByText('Light.tokens.json and Dark.tokens.json are read but for what stands below: 2.'))
    .toBeVisible()
  const list = page.getByRole('list', { name: 'What is left out' })
  await expect.element(list.getByText('shape/radius-large: "soft" is no length.')).toBeVisible()
  await expect.element(list.getByText('shop: no token of the elements has this name.')).toBeVisible()
  expect(shown).toEqual({ accent: 'light-dark(#112233, #ddeeff)', space: '3px', radius: '0px' })
})

test.each<[string, object, string]>([
  ['Light.tokens.json', { $extensions: { 'com.figma.modeName': 'Light' } }, 'light-dark(#112233, #c5f04a)'],
  ['tokens.dark.json', {}, 'light-dark(#5f8a00, #112233)'],
])('%s of one mode alone sets that scheme, and leaves the other', async (name, mode, accent) => {
  openEditor('?brand=voltage&radius=3px&color-scheme=light+dark')
  const before = { ...shown }
  const tokens = { accent: { $value: '#112233' }, space: { $value: 5 } }
  await fileField().upload(new File([JSON.stringify({ ...mode, ...tokens })], name))
  const [own, other] = name.includes('dark') ? ['dark', 'light'] : ['light', 'dark']
  await expect
    .element(page.getByText(`${name} is read. Its colours are the ${own} ones; the ${other} ones stay. Your`))
    .toBeVisible()
  expect(shown).toEqual({ ...before, accent, space: '5px' })
})

/** A theme that is always dark, as Figma writes it: it knows nothing of ours. */
async function darkOfFigma(values: Theme['values'], change: Theme['values'] = {}): Promise<File> {
  openEditor(`?${new URLSearchParams({ 'color-scheme': 'dark', ...values })}`)
  return saveChanged('For Figma: dark', (tokens) => {
    tokens.$extensions = { 'com.figma.modeName': 'Dark' }
    for (const token of Object.values<object>(tokens).flatMap<{ $extensions?: unknown }>(Object.values))
      delete token.$extensions
    for (const [name, $value] of Object.entries(change)) tokens.colour[name].$value = $value
  })
}

const navy: Theme['values'] = {
  accent: '#ffd400',
  'accent-strong': '#ffd400',
  base: 'var(--cp-surface)',
  canvas: '#0b1f4b',
  surface: '#12295c',
}

test('a brand that is always dark comes back from Figma as it was, by one press', async () => {
  const file = await darkOfFigma(navy)
  openEditor()
  await fileField().upload(file)
  await expect.element(page.getByText(/the light ones stay\./)).toBeVisible()
  expect(shown.surface).toBe('light-dark(#ffffff, #12295c)')
  const always = page.getByRole('button', { name: 'Always dark' })
  await always.click()
  await expect.element(page.getByText(/json is read\. Your page is always dark\. Your browser/)).toBeVisible()
  expect(shown).toEqual(navy)
  expect(css()).toContain('color-scheme: dark;')
  await expect.element(always).not.toBeInTheDocument()
  await expect.element(fileField()).toHaveFocus()
})

test('a theme that is always dark stays so beside a file of Figma, and what followed its ground is told', async () => {
  const file = await darkOfFigma(navy, { surface: '#3a1260' })
  await fileField().upload(file)
  const question = /json is read\. Your page is always dark\. \d+ colours followed the old surface\./
  await expect.element(page.getByText(question)).toBeVisible()
  expect(JSON.stringify(shown)).not.toContain('light-dark')
  await page.getByRole('button', { name: 'Let them follow' }).click()
  expect(shown).toEqual({ ...navy, surface: '#3a1260' })
  expect(css()).toContain('color-scheme: dark;')
})

test('the dark file of the package takes a theme back in the dark alone', async () => {
  openEditor('?accent=%23177245&font=serif')
  await fileField().upload(new File([JSON.stringify(darkTokens)], 'tokens.dark.json'))
  await expect.element(page.getByText(/^tokens\.dark\.json is read\. Its/)).toBeVisible()
  expect(shown).toEqual({ accent: 'light-dark(#177245, #7e6bff)', font: 'serif' })
})

test('of a file with many strange tokens, the first ones are named', async () => {
  openEditor()
  const strange = Array.from({ length: 60 }, (_, at) => [`strange-${at}`, { $value: 1 }])
  const data = { accent: { $value: '#123456' }, ...Object.fromEntries(strange) }
  await fileField().upload(new File([JSON.stringify(data)], 'shop_dark.json'))
  const list = page.getByRole('list', { name: 'What is left out' })
  await expect.element(list.getByText('and 10 more')).toBeVisible()
  expect(list.getByRole('listitem').elements()).toHaveLength(51)
})

const savedBy = (button: string): Promise<Blob> => fileOf(button)

/** What a button saves, as the browser would write it to the disk. */
async function fileOf(button: string): Promise<File> {
  let name = ''
  const blob = vi.spyOn(URL, 'createObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download
  })
  await page.getByRole('button', { name: button }).click()
  await expect.poll(() => blob.mock.calls).toHaveLength(1)
  const [[file] = []] = blob.mock.calls
  blob.mockRestore()
  click.mockRestore()
  if (!(file instanceof Blob)) throw new Error('Nothing was saved.')
  return new File([file], name)
}

/** What a button saves, as it comes back from a drawing program that has changed a token. */
async function saveChanged(
  button: string,
  change: (tokens: ReturnType<JSON['parse']>) => void,
): Promise<File> {
  const tokens = JSON.parse(await (await savedBy(button)).text())
  change(tokens)
  return new File([JSON.stringify(tokens)], `${button}.json`)
}

test('a typeface that Figma knows alone keeps those that stand in its place', async () => {
  openEditor('?font=%22Open+Sans%22%2C+sans-serif&font-heading=Georgia%2C+serif')
  const type = { font: { $value: 'Open Sans' }, 'font-heading': { $value: 'Inter' } }
  await fileField().upload(new File([JSON.stringify({ type })], 'mine.json'))
  await expect.element(page.getByText(/^mine\.json is read/)).toBeVisible()
  expect(shown).toEqual({
    font: '"Open Sans", sans-serif',
    'font-heading': 'Inter, system-ui, sans-serif',
  })
})

test('a line height that may be meant for the text before is told', async () => {
  openEditor()
  const type = (text: number) => ({ type: { 'text-md': { $value: text }, 'line-height': { $value: 19.5 } } })
  await fileField().upload(new File([JSON.stringify(type(15))], 'mine.json'))
  await expect
    .element(
      page.getByText(/^mine\.json is read\. Look whether it is meant: line-height is 1\.3 of text-md\. Your/),
    )
    .toBeVisible()
  await fileField().upload(new File([JSON.stringify(type(13))], 'mine.json'))
  await expect.element(page.getByText(/^mine\.json is read\. Your/)).toBeVisible()
})

test('what follows an accent that was changed in a file is told, and follows by one press', async () => {
  openEditor('?accent=%2317906b&radius=3px')
  const file = await saveChanged('Save tokens.json', ({ modifiers }) => {
    for (const [{ colour }] of Object.values<[ReturnType<JSON['parse']>]>(modifiers.theme.contexts))
      colour.accent.$value = '#c2410c'
  })
  openEditor()
  await fileField().upload(file)
  const question =
    /^Save tokens\.json\.json is read\. 1\d colours followed the old accent\. Let them follow the new one\? Your/
  await expect.element(page.getByText(question)).toBeVisible()
  expect(Object.keys(shown).length).toBeGreaterThan(10)
  const follow = page.getByRole('button', { name: 'Let them follow' })
  await expect.element(page.getByText('accent: accent-strong, ')).toBeVisible()
  await expect.element(page.getByText(question)).toBeInViewport()
  await follow.click()
  expect(shown).toEqual({ accent: '#c2410c', radius: '3px' })
  expect(location.search).toBe('?accent=%23c2410c&radius=3px')
  await expect.element(follow).not.toBeInTheDocument()
  await expect.element(fileField()).toHaveFocus()
  history.back()
  await expect.poll(() => Object.keys(shown).length).toBeGreaterThan(10)
})

test('in a panel, the answer stands beside the question, with the names folded below', async () => {
  const values: Choice['values'] = { accent: '#17906b' }
  openEditor(`?accent=${encodeURIComponent(values.accent ?? '')}`)
  const file = await saveChanged('For Figma: light', ({ colour }) => {
    colour.accent.$value = '#c2410c'
  })
  openEditor('', {
    read: () => ({ brand: 'default', values }),
    wayBack: 'Undo leads to the choice before.',
    write: () => {},
    onChanged: () => () => {},
  })
  document.body.insertAdjacentHTML('beforeend', `<style>${editorStyle + panelStyle}</style>`)
  document.body.classList.add('storybook-theme')
  await fileField().upload(file)
  const follow = page.getByRole('button', { name: 'Let them follow' })
  await expect.element(follow).toBeInViewport()
  const undo = page.getByRole('button', { name: 'Undo' })
  const topOf = (button: typeof undo) => button.element().getBoundingClientRect().top
  expect(topOf(follow)).toBe(topOf(undo))
  const message = document.querySelector('.theme-message')
  expect(message?.scrollHeight).toBe(message?.clientHeight)
  const names = page.getByText('accent: accent-strong, ')
  await expect.element(names).not.toBeVisible()
  await page.getByText('Which they are').click()
  await expect.element(names).toBeVisible()
  document.body.classList.remove('storybook-theme')
  await follow.click()
  await expect.element(follow).not.toBeInTheDocument()
  await expect.element(undo).toBeVisible()
})

test('a file of a theme says what it was written from, so that also one length is known to have followed', async () => {
  openEditor('?radius=3px')
  const file = await saveChanged('For Figma: dark', ({ shape }) => {
    shape.radius.$value = { value: 6, unit: 'px' }
  })
  openEditor()
  await fileField().upload(file)
  await expect.element(page.getByText(/stay\. 1 length followed the old radius\./)).toBeVisible()
  await page.getByRole('button', { name: 'Let them follow' }).click()
  expect(shown).toEqual({ radius: '6px' })
})

test('in a file for one scheme, what followed the old unit of distances is told', async () => {
  openEditor('?space=3px')
  const file = await saveChanged('For Figma: light', ({ space }) => {
    space.unit = { $type: 'number', $value: 5 }
  })
  await fileField().upload(file)
  await expect
    .element(page.getByText(/stay\. 7 lengths followed the old space\. Let them follow the new one\? Your/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Let them follow' }).click()
  expect(shown).toEqual({ space: '5px' })
})

test('a stylesheet is read as the editor wrote it, and what other rules say is left out', async () => {
  openEditor('?brand=voltage&accent=green&color-scheme=dark')
  const [written, { ...theme }] = [css(), shown]
  openEditor()
  const others =
    '@media print { :root { --cp-accent: red } } .other { --cp-accent: red } body { font: 1rem x }'
  await fileField().upload(new File([written + others], 'theme.css'))
  await expect.element(page.getByText(/^theme\.css is read\./)).toBeVisible()
  expect(shown).toEqual(theme)
  expect(css()).toContain('color-scheme: dark;')
})

test.each([
  ['empty.json', '{}', /^empty\.json: there is no token that can be read\..* So nothing changes\.$/],
  [
    'odd.json',
    '{"sets":{"a":null}}',
    /^odd\.json: there is no token that can be read\..* So nothing changes\.$/,
  ],
  [
    'drawing.json',
    '{"name": "Portal", "schemaVersion": 0, "document": {"children": []}}',
    /^drawing\.json: .* Figma has written it, .*"Export modes".* So nothing changes\.$/,
  ],
  ['cut-off.json', '{"colour": ', /^cut-off\.json is no JSON: .* So nothing changes\.$/],
  ['site.css', 'body { color: red }', /^site\.css has no rule for :root with tokens.* So nothing changes\.$/],
])('of %s is said what it lacks', async (name, text, sentence) => {
  openEditor('?accent=green')
  await fileField().upload(new File([text], name))
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(shown).toEqual({ accent: 'green' })
  expect(location.search).toBe('?accent=green')
})
