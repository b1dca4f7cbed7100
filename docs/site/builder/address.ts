/** The choice in the address of the page: short, to be read and shared. What the address has of no use is told, and left out. */
import { type Choice, defaultsOf, frameworks, keysOf, languages, looks, optionsOf } from './choice.ts'
import { type ChosenTag, chosenTags } from './elements.ts'
import { cleanName, isColor, isCurrency, isPlace, originOf } from './values.ts'

/** The words of the address. */
export const words = {
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

/** What was left out, and why. */
export interface Note {
  name: keyof Choice
  text: string
  sentence: string
  /** The server that a link leads to, where the text is right and waits for a word of the reader. */
  host?: string
}

interface Reading {
  choice: Choice
  notes: Note[]
}

const place = 'a path such as /api/v1, or an address such as https://www.example.com/api/v1'
const expected: Partial<Record<keyof Choice, string>> = {
  elements: 'the tag of an element that is named below, such as cp-payments',
  logo: 'a path such as /logo.svg, or an address that begins with https://',
  accent: 'a colour, such as green or #17906b',
  currency: 'three capital letters, such as EUR',
  api: place,
  cdn: place.replaceAll('api/v1', 'cdn'),
}

/** Whether the reader has written or confirmed a text. What a link says by itself may lead to a server of somebody else. */
export type IsOwn = (name: keyof Choice, text: string) => boolean

interface Reader {
  /** What the browser says, where there is one. */
  isValidColor?: (text: string) => boolean
  isOwn?: IsOwn
}

export function readChoice(
  address: string,
  { isValidColor = isColor, isOwn = () => false }: Reader = {},
): Reading {
  const query = new URLSearchParams(address)
  const notes: Note[] = []
  const leaveOut = (name: keyof Choice, value: string, options?: readonly string[]) => {
    const reason =
      options && !expected[name] ? `possible here: ${options.join(', ')}` : `it is ${expected[name]}`
    notes.push({ name, text: value, sentence: `“${words[name]}” can’t be “${shorten(value)}”: ${reason}.` })
  }
  /** What the address says of a name, if it may say so. */
  function read(name: keyof Choice, isTaken: (text: string) => boolean, usual = ''): string {
    const text = query.get(words[name]) || usual
    if (text === usual || isTaken(text)) return text
    leaveOut(name, text)
    return usual
  }
  function readPlace(name: 'api' | 'cdn' | 'logo', usual: string, isTaken = isPlace): string {
    const text = read(name, isTaken, usual)
    if (text === usual || originOf(text) === undefined || isOwn(name, text)) return text
    const { host } = new URL(text)
    const sentence = `“${words[name]}” leads to ${host}. A link has filled it in: your code has it once you confirm it.`
    notes.push({ name, text, host, sentence })
    return usual
  }
  function readOption<Option extends string>(name: keyof Choice, options: readonly Option[], usual: Option) {
    const text = query.get(words[name]) ?? usual
    const found = options.find((option) => option === text)
    if (found === undefined) leaveOut(name, text, options)
    return found ?? usual
  }
  function readList<Item extends string>(name: keyof Choice, all: readonly Item[], usual: readonly Item[]) {
    const asked =
      query
        .get(words[name])
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? []
    for (const text of asked) if (!all.some((item) => item === text)) leaveOut(name, text, all)
    const taken = new Set(asked.flatMap((text) => all.find((item) => item === text) ?? []))
    return taken.size > 0 ? [...taken] : usual
  }

  const framework = readOption('framework', keysOf(frameworks), 'html')
  const { sources, builds, signIns } = optionsOf(framework)
  const usual = defaultsOf(framework)
  const choice: Choice = {
    elements: inOrder(readList('elements', chosenTags, usual.elements)),
    framework,
    scripts: readOption('scripts', sources, usual.scripts),
    build: readOption('build', builds, usual.build),
    signIn: readOption('signIn', signIns, usual.signIn),
    brand: cleanName(query.get(words.brand) ?? ''),
    logo: readPlace('logo', usual.logo),
    look: readOption('look', ['', ...keysOf(looks)], ''),
    accent: read('accent', (text) => isColor(text) && isValidColor(text)),
    languages: readList('languages', keysOf(languages), usual.languages),
    currency: read('currency', isCurrency, usual.currency),
    api: readPlace('api', usual.api),
    cdn: readPlace('cdn', usual.cdn, (text) => isPlace(text) && text !== '/').replace(/\/$/, ''),
  }
  return { choice: withoutForm(choice, notes), notes }
}

/** In the order of the table. The portal has all of the others. */
const inOrder = (elements: readonly ChosenTag[]): readonly ChosenTag[] =>
  elements.includes('cp-portal') ? ['cp-portal'] : chosenTags.filter((tag) => elements.includes(tag))

/** With a company's own sign-in, the elements have no form for one. */
function withoutForm(choice: Choice, notes: Note[]): Choice {
  const { signIn, elements } = choice
  if (signIn === 'form' || !elements.includes('cp-login')) return choice
  notes.push({
    name: 'elements',
    text: 'cp-login',
    sentence: 'Your own sign-in stands in place of <cp-login>.',
  })
  const others = elements.filter((tag) => tag !== 'cp-login')
  return { ...choice, elements: others.length > 0 ? others : ['cp-portal'] }
}

function shorten(text: string): string {
  const name = cleanName(text)
  return name.length > 40 ? `${name.slice(0, 40)}…` : name
}

/** The query of a choice, with what differs from the defaults. */
export function addressOf(choice: Choice): string {
  const usual = defaultsOf(choice.framework)
  const query = new URLSearchParams()
  for (const name of names) {
    const text = String(choice[name])
    if (text !== (name === 'framework' ? 'html' : String(usual[name]))) query.set(words[name], text)
  }
  const text = query.toString().replace(/%2C/g, ',').replace(/%2F/g, '/').replace(/%3A/g, ':')
  return text && `?${text}`
}
