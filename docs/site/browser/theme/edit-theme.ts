/** The form of the theme editor, alive: what follows from its fields. */
import { builderQueryOf, type Choice, readChoice, themeOf } from '../../theme/address.ts'
import type { BrandName } from '../../theme/brands.ts'
import { readColours, writeColours } from '../../theme/colours.ts'
import { defaultOf, type Theme, writeTheme } from '../../theme/theme.ts'
import { isTokenName, isValue } from '../../theme/values.ts'
import { showContrasts } from './contrasts.ts'
import { inAddress, type Keeper } from './keep-choice.ts'
import { createProbe, dressProbe } from './probe.ts'
import { exchangeTokens } from './tokens-file.ts'

/** Finds an element of the page by its id. */
function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} "${id}".`)
  return element
}

/**
 * Begins with the choice that is kept.
 * @param show shows a theme, at first and after each change
 * @returns ends it: the form is on no page any more
 */
export function editTheme(
  show: (theme: Theme, choice: Choice) => void,
  keeper: Keeper = inAddress,
): () => void {
  const form = find('theme-form', HTMLFormElement)
  const stylesheet = find('stylesheet', HTMLPreElement)
  // Only the site has a builder beside it.
  const toBuilder = document.querySelector<HTMLAnchorElement>('#to-builder')
  const probe = createProbe()
  const brands = readBrands(form)
  const fields = Array.from(form.querySelectorAll<HTMLInputElement>('.token-field input[name]'))
  const pickers = Array.from(form.querySelectorAll<HTMLInputElement>('input[type=color]'))
  const colourNames = pickers.map(({ dataset }) => dataset.token ?? '').filter(isTokenName)
  const read = () => readChoice(new FormData(form))

  const showTheme = () => {
    const choice = read()
    const theme = themeOf(choice, brands)
    dressProbe(probe, theme)
    const colours = readColours(probe, colourNames)
    for (const picker of pickers) {
      const { token = '', scheme } = picker.dataset
      if (isTokenName(token)) picker.value = colours.get(token)?.[scheme === 'dark' ? 'dark' : 'light'] ?? ''
    }
    for (const field of fields) {
      const { name, value } = field
      if (!isTokenName(name)) continue
      field.placeholder = brands[choice.brand].values[name] ?? defaultOf(name)
      const isWrong = value.trim() !== '' && !isValue(name, value.trim())
      field.ariaInvalid = String(isWrong)
      const problem = document.getElementById(`${field.id}-problem`)
      if (problem) problem.hidden = !isWrong
    }
    showContrasts(form, find('contrast', HTMLParagraphElement), colours)
    stylesheet.textContent = writeTheme(theme)
    if (toBuilder) toBuilder.search = builderQueryOf(choice, colours.get('accent'))
    show(theme, choice)
  }

  const fill = (choice: Choice) => {
    form.reset()
    const chosen = { brand: choice.brand, 'color-scheme': choice.colorScheme ?? '', ...choice.values }
    for (const [name, value] of Object.entries(chosen)) {
      const field = form.elements.namedItem(name)
      if (
        field instanceof RadioNodeList ||
        field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement
      )
        field.value = value
    }
    showTheme()
  }

  /** A colour counts for both schemes, until the dark one is picked apart. */
  const onColourPicked = ({ value, dataset: { token = '', scheme } }: HTMLInputElement) => {
    const field = fields.find(({ name }) => name === token)
    if (!field || !isTokenName(token)) return
    const written = field.value || field.placeholder
    const before = readColours(probe, [token]).get(token) ?? { light: value, dark: value }
    const isSplit = scheme === 'dark' || written.startsWith('light-dark(')
    field.value = isSplit ? writeColours({ ...before, [scheme ?? 'light']: value }) : value
  }

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'color') onColourPicked(target)
    showTheme()
  })
  form.addEventListener('change', () => keeper.write(read()))
  form.addEventListener('submit', (event) => event.preventDefault())
  find('begin-anew', HTMLButtonElement).addEventListener('click', () => {
    fill({ brand: 'default', values: {} })
    keeper.write(read())
  })
  exchangeTokens(probe, (theme) => {
    const choice: Choice = { brand: 'default', ...theme }
    keeper.write(choice, true)
    fill(choice)
  })
  const fillFromKept = () => fill(keeper.read())
  fillFromKept()
  const stop = keeper.onChanged(fillFromKept)
  return () => {
    stop()
    probe.parentElement?.remove()
  }
}

/** The themes to begin with, which the page holds beside their names. */
function readBrands(form: HTMLFormElement): Record<BrandName, Theme> {
  const radios = form.querySelectorAll<HTMLInputElement>('[name=brand]')
  const themes = Array.from(radios, ({ value, dataset }) => [value, JSON.parse(dataset.theme ?? '')])
  // The page has one for each name, and Object.fromEntries() forgets them.
  return Object.fromEntries(themes) as Record<BrandName, Theme>
}
