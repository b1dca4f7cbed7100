/** The choice in the address of the page: short, to be read and shared. What the address has of no use is told, and left out. */
import {
  type Choice,
  defaultsOf,
  type Framework,
  frameworks,
  languages,
  looks,
  optionsOf,
} from './choice.ts'
import { type ChosenTag, chosenTags } from './elements.ts'
import { cleanName, isColor, isCurrency, isPlace } from './values.ts'

/** The words of the address. */
const words = {
  elements: 'elements',
  framework: 'framework',
  scripts: 'scripts',
  build: 'build',
  signIn: 'sign-in',
  brand: 'brand',
  logo: 'logo',
  look: 'look',
  accent: 'accent',
  languages: 'languages',
  currency: 'currency',
  api: 'api',
  cdn: 'cdn',
} as const satisfies Record<keyof Choice, string>

const names = Object.keys(words) as (keyof Choice)[]

interface Reading {
  choice: Choice
  /** What of the address was left out, a sentence for each. */
  notes: string[]
}

/** @param isValidColor What the browser says, where there is one. */
export function readChoice(address: string, isValidColor = isColor): Reading {
  const query = new URLSearchParams(address)
  const notes: string[] = []
  const leaveOut = (name: keyof Choice, value: string) => {
    notes.push(`“${words[name]}=${shorten(value)}” is not possible here, and was left out.`)
  }
  /** What the address says of a name, if it may say so. */
  function read<Value extends string>(name: keyof Choice, isTaken: (text: string) => boolean, usual: Value) {
    const text = query.get(words[name])
    if (text === null) return usual
    // The test has just said that it is one.
    if (isTaken(text)) return text as Value
    leaveOut(name, text)
    return usual
  }
  function readList<Item extends string>(name: keyof Choice, all: readonly Item[], usual: readonly Item[]) {
    const asked = query.get(words[name])?.split(/[\s,]+/).filter(Boolean) ?? []
    for (const text of asked) if (!all.some((item) => item === text)) leaveOut(name, text)
    const taken = new Set(asked.flatMap((text) => all.find((item) => item === text) ?? []))
    return taken.size > 0 ? [...taken] : usual
  }
  const oneOf = (options: readonly string[]) => (text: string) => options.includes(text)
  const optional = (test: (text: string) => boolean) => (text: string) => text === '' || test(text)

  const framework = read<Framework>('framework', (text) => Object.hasOwn(frameworks, text), 'html')
  const { sources, signIns } = optionsOf(framework)
  const scripts = read('scripts', oneOf(sources), defaultsOf(framework).scripts)
  const usual = defaultsOf(framework, scripts)
  const { builds } = optionsOf(framework, scripts)
  const signIn = read('signIn', oneOf(signIns), usual.signIn)
  const choice: Choice = {
    elements: inOrder(readList('elements', chosenTags, usual.elements)),
    framework,
    scripts,
    build: read('build', oneOf(builds), usual.build),
    signIn,
    brand: cleanName(query.get(words.brand) ?? ''),
    logo: read('logo', optional(isPlace), ''),
    look: read('look', optional((text) => Object.hasOwn(looks, text)), ''),
    accent: read('accent', optional((text) => isColor(text) && isValidColor(text)), ''),
    languages: readList('languages', keysOf(languages), usual.languages),
    currency: read('currency', isCurrency, usual.currency),
    api: read('api', isPlace, usual.api),
    cdn: read('cdn', isPlace, usual.cdn).replace(/\/+$/, '') || usual.cdn,
  }
  return { choice: withoutForm(choice, notes), notes }
}

/** In the order of the table. The portal has all of the others. */
const inOrder = (elements: readonly ChosenTag[]): readonly ChosenTag[] =>
  elements.includes('cp-portal') ? ['cp-portal'] : chosenTags.filter((tag) => elements.includes(tag))

/** With a company's own sign-in, the elements have no form for one. */
function withoutForm(choice: Choice, notes: string[]): Choice {
  const { signIn, elements } = choice
  if (signIn === 'form' || !elements.includes('cp-login')) return choice
  notes.push('Your own sign-in stands in place of <cp-login>, which was left out.')
  const others = elements.filter((tag) => tag !== 'cp-login')
  return { ...choice, elements: others.length > 0 ? others : ['cp-portal'] }
}

// The type of Object.keys() is `string[]`, but the keys of these tables are exactly their words.
const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** The query of a choice, with what differs from the defaults. */
export function addressOf(choice: Choice): string {
  const usual = defaultsOf(choice.framework, choice.scripts)
  const query = new URLSearchParams()
  for (const name of names) {
    const text = String(choice[name])
    const isUsual =
      name === 'framework'
        ? text === 'html'
        : text === String(name === 'scripts' ? defaultsOf(choice.framework).scripts : usual[name])
    if (!isUsual) query.set(words[name], text)
  }
  const text = query.toString().replace(/%2C/g, ',').replace(/%2F/g, '/').replace(/%3A/g, ':')
  return text && `?${text}`
}
