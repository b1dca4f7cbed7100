/** The form of the theme editor, alive: what follows from its fields. */
import { hostDefault } from '../../../../src/views/ui/style/host-default.ts'
import { builderQueryOf, type Choice, readChoice, themeOf } from '../../theme/address.ts'
import { readColours, writeColours } from '../../theme/colours.ts'
import { schemesOf, type Theme, writeTheme } from '../../theme/theme.ts'
import { isTokenName } from '../../theme/token-types.ts'
import { asCss } from '../../theme/values.ts'
import { showLeftBehind } from './accent-alone.ts'
import { showContrasts } from './contrasts.ts'
import { startFinding } from './find-field.ts'
import { find, readBrands } from './form-parts.ts'
import { inAddress, type Keeper } from './keep-choice.ts'
import { endMessage, offerUndo, tell } from './message.ts'
import { showOwnTokens } from './own-tokens.ts'
import { createProbe, dressProbe, lengthOf } from './probe.ts'
import { changesNothing, noteOn, problemOf } from './problems.ts'
import { exchangeTokens } from './tokens-file.ts'

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
      // A long one is cut off.
      field.title = field.placeholder
      const css = asCss(name, value.trim())
      if (changesNothing(probe, name, css)) delete theme.values[name]
      const problem = problemOf(probe, name, css)
      field.ariaInvalid = String(problem !== '')
      const place = document.getElementById(`${field.id}-problem`)
      if (place)
        place.textContent =
          problem || (css === value.trim() ? '' : `Read as ${css}.`) + noteOn(probe, name, css)
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
    const status = find('contrast', HTMLParagraphElement)
    showContrasts({ form, status, colours, schemes, values: theme.values })
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
  /** Of a button that is gone after its press. */
  const changeField = (name: string | undefined, change: (field: HTMLInputElement) => void) => {
    const field = fields.find((each) => each.name === name)
    if (!field) return
    change(field)
    showTheme()
    keeper.write(read())
    field.focus()
  }
  const write = (name: string, value = '') => changeField(name, (field) => Object.assign(field, { value }))
  /** What is offered for a contrast that is too low counts for its scheme. */
  const onOfferTaken = ({ value, dataset: { offer, scheme = 'light' } }: HTMLButtonElement) =>
    changeField(offer, (field) => setColour(field, value, scheme, true))
  /** What one offer changes may be the ground of the next one. */
  const onAllTaken = () => {
    for (const _ of fields) {
      const button = form.querySelector<HTMLButtonElement>('.contrast-offer')
      if (button) onOfferTaken(button)
    }
  }

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'color') onColourPicked(target)
    showTheme()
  })
  form.addEventListener('change', () => keeper.write(read()))
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.dataset.offer) onOfferTaken(target)
    if (target.dataset.back) write(target.dataset.back)
    if (target.id === 'take-all') onAllTaken()
    if (target.id === 'strong-too') write('accent-strong', theme.values.accent)
    if (target.id === 'base-ground') write('base', 'var(--cp-surface)')
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
