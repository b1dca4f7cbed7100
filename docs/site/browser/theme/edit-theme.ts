/** The form of the theme editor, alive: what follows from its fields. */
import { hostDefault } from '../../../../src/views/ui/style/host-default.ts'
import { builderQueryOf, type Choice, readChoice, themeOf } from '../../theme/address.ts'
import type { BrandName } from '../../theme/brands.ts'
import { readColours, writeColours } from '../../theme/colours.ts'
import { schemesOf, type Theme, writeTheme } from '../../theme/theme.ts'
import { isTokenName } from '../../theme/token-types.ts'
import { asCss } from '../../theme/values.ts'
import { showLeftBehind } from './accent-alone.ts'
import { showContrasts } from './contrasts.ts'
import { startFinding } from './find-field.ts'
import { inAddress, type Keeper } from './keep-choice.ts'
import { endMessage, offerUndo, tell } from './message.ts'
import { showOwnTokens } from './own-tokens.ts'
import { createProbe, dressProbe, lengthOf } from './probe.ts'
import { changesNothing, noteOn, problemOf } from './problems.ts'
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
  let theme = themeOf(read(), brands)

  const showTheme = () => {
    const choice = read()
    theme = themeOf(choice, brands)
    dressProbe(probe, theme)
    const colours = readColours(probe, colourNames)
    for (const picker of pickers) {
      const { token = '', scheme } = picker.dataset
      if (isTokenName(token)) picker.value = colours.get(token)?.[scheme === 'dark' ? 'dark' : 'light'] ?? ''
    }
    for (const field of fields) {
      const { name, value } = field
      if (!isTokenName(name)) continue
      const inherited = brands[choice.brand].values[name] ?? hostDefault(name)
      field.placeholder = inherited.includes('(') ? lengthOf(probe, name) + inherited : inherited
      const css = asCss(name, value.trim())
      if (changesNothing(probe, name, css)) delete theme.values[name]
      const problem = problemOf(probe, name, css)
      field.ariaInvalid = String(problem !== '')
      const place = document.getElementById(`${field.id}-problem`)
      if (place)
        place.textContent = problem || (css === value.trim() ? '' : `Read as ${css}.`) + noteOn(name, css)
    }
    const schemes = schemesOf(theme.colorScheme)
    for (const picker of pickers) picker.hidden = schemes.every((scheme) => scheme !== picker.dataset.scheme)
    for (const place of form.querySelectorAll<HTMLElement>('.token-colours')) {
      const { token = '' } = place.dataset
      const colour = isTokenName(token) && colours.get(token)
      place.textContent = colour ? [...new Set(schemes.map((scheme) => colour[scheme]))].join(' ') : ''
    }
    showOwnTokens(form, choice, takeBackAll)
    showLeftBehind(form, choice, brands[choice.brand])
    showContrasts({ form, status: find('contrast', HTMLParagraphElement), colours, schemes })
    stylesheet.textContent = writeTheme(theme)
    if (toBuilder) toBuilder.search = builderQueryOf(choice, colours.get('accent'))
    show(theme, choice)
  }

  const fill = (choice: Choice) => {
    form.reset()
    const { name = '', brand, colorScheme = '' } = choice
    const chosen = { name, brand, 'color-scheme': colorScheme, ...choice.values }
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

  /** Writes a colour into its field: for one scheme, or for all that the page can have. */
  const setColour = (field: HTMLInputElement, value: string, scheme: string, isSplit: boolean) => {
    const { name } = field
    if (!isTokenName(name)) return
    const before = readColours(probe, [name]).get(name) ?? { light: value, dark: value }
    const isAlone = schemesOf(themeOf(read(), brands).colorScheme).length === 1
    field.value = isSplit && !isAlone ? writeColours({ ...before, [scheme]: value }) : value
  }
  /** A colour counts for both schemes, until the dark one is picked apart. */
  const onColourPicked = ({ value, dataset: { token, scheme = 'light' } }: HTMLInputElement) => {
    const field = fields.find(({ name }) => name === token)
    if (!field) return
    const written = field.value || field.placeholder
    setColour(field, value, scheme, scheme === 'dark' || written.startsWith('light-dark('))
  }
  /** What is offered for a contrast that is too low counts for its scheme. */
  const onOfferTaken = ({ value, dataset: { offer, scheme = 'light' } }: HTMLButtonElement) => {
    const field = fields.find(({ name }) => name === offer)
    if (!field) return
    setColour(field, value, scheme, true)
    showTheme()
    keeper.write(read())
    // The button is gone.
    field.focus()
  }

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'color') onColourPicked(target)
    showTheme()
  })
  form.addEventListener('change', () => keeper.write(read()))
  const onTakenBack = (name: string) => {
    const field = fields.find((each) => each.name === name)
    if (!field) return
    field.value = ''
    showTheme()
    keeper.write(read())
    // The button is gone.
    field.focus()
  }

  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.dataset.offer) onOfferTaken(target)
    if (target.dataset.back) onTakenBack(target.dataset.back)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  /** @returns a sentence: how one comes back to the choice before */
  const offerBack = (before: Choice): string => {
    offerUndo(() => {
      keeper.write(before)
      fill(before)
    })
    return keeper.wayBack
  }
  /** Puts a choice in the place of the whole one before. @returns the same sentence */
  const replace = (theme: Omit<Choice, 'brand'> & Partial<Choice>): string => {
    const before = read()
    const choice: Choice = { brand: 'default', ...theme }
    keeper.write(choice, true)
    fill(choice)
    endMessage()
    return offerBack(before)
  }
  function takeBackAll(): void {
    const choice = read()
    tell(`All is as ${choice.brand} has it. ${replace({ ...choice, values: {} })}`)
    form.querySelector<HTMLElement>('[name=brand]:checked')?.focus()
  }
  find('begin-anew', HTMLButtonElement).addEventListener('click', () => {
    tell(`Every field is empty. ${replace({ values: {} })}`)
  })
  exchangeTokens({
    probe,
    read: () => theme,
    onRead: replace,
    onFollow(names) {
      const { brand: _, values, ...choice } = read()
      const others = Object.entries(values).filter(([name]) => !names.some((each) => each === name))
      return replace({ ...choice, values: Object.fromEntries(others) })
    },
  })
  startFinding(form)
  fill(keeper.read())
  if (keeper.before) tell(`This is the theme of your link. ${offerBack(keeper.before)}`)
  const stop = keeper.onChanged(() => {
    fill(keeper.read())
    endMessage()
  })
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
