/**
 * Reads a scene from an address, which anybody may have written: elements and attributes of the table, values of tokens, and
 * settings that are plain data. Where the elements take an address, only a path, https or a picture comes through. What is
 * asked of other origins, the policy of the frame's page forbids.
 */
import * as v from 'valibot'
import { isTokenName } from '../theme/token-types.ts'
import { isValue } from '../theme/values.ts'
import type { Scene } from './scene.ts'
import type { KnownElements } from './table.ts'

/** The settings of a scene: those that are plain data, and lead no call elsewhere. */
const settings = [
  'brand',
  'locale',
  'locales',
  'currency',
  'timeZone',
  'messages',
  'passwordEncryption',
  'idempotencyKeys',
  'texts',
  'routes',
  'portalUrl',
  'pages',
  'menu',
  'features',
  'fields',
  'serviceOptions',
  'pollSeconds',
  'uploads',
  'debug',
] as const satisfies (keyof NonNullable<Scene['settings']>)[]

/** The settings that become links or pictures, and where in them an address stands. */
const addressesIn: Record<string, (value: never) => unknown[]> = {
  brand: ({ logo }: { logo?: unknown }) => [logo],
  portalUrl: (value: unknown) => [value],
  routes: (value: object) => Object.values(value),
  pages: (entries: { href?: unknown; path?: unknown }[]) => entries.flatMap(({ href, path }) => [href, path]),
  menu: (entries: { href?: unknown }[]) => entries.map(({ href }) => href),
}

/** The attributes that become links or pictures. */
const addressAttributes = ['brand-logo', 'portal-url']

/** A path, an https address, or a picture that stands in its own address. */
function isHarmless(address: unknown): boolean {
  if (address === undefined || address === '') return true
  if (typeof address !== 'string') return false
  // As a browser reads it: it drops control characters, for one.
  if (!URL.canParse(address, 'https://example.com')) return true // It leads nowhere, as half an address that is being typed.
  const { protocol, href } = new URL(address, 'https://example.com')
  return protocol === 'https:' || /^data:image\/(png|jpeg|webp)[;,]/i.test(href)
}

function areAddressesHarmless(input: Record<string, unknown>): boolean {
  return Object.entries(input).every(([name, value]) => {
    const find = addressesIn[name]
    if (!find || typeof value !== 'object') return !find || isHarmless(value)
    try {
      return find(value as never).every(isHarmless)
    } catch {
      return false // It is built in another way than the setting.
    }
  })
}

const sceneSchema = ({ attributes: known }: KnownElements) =>
  v.strictObject({
    elements: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            // Not a list of choices: the message would repeat it.
            tag: v.pipe(
              v.string(),
              v.check((tag) => Object.hasOwn(known, tag), 'it names an element that does not exist'),
            ),
            attributes: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(2_000)))),
          }),
          v.check(
            ({ tag, attributes = {} }) =>
              Object.keys(attributes).every((attribute) => known[tag]?.includes(attribute)),
            'it sets an attribute that the element does not have',
          ),
          v.check(
            ({ attributes = {} }) =>
              addressAttributes.every((attribute) => isHarmless(attributes[attribute])),
            'one of its attributes has an address that is neither a path nor https',
          ),
        ),
      ),
      v.minLength(1),
      v.maxLength(30),
    ),
    person: v.optional(v.picklist(['ada', 'new', 'large', 'nobody'])),
    server: v.optional(v.picklist(['works', 'hangs', 'fails', 'offline'])),
    settings: v.optional(
      v.pipe(
        v.record(v.picklist(settings), v.unknown()),
        v.check(areAddressesHarmless, 'one of its settings has an address that is neither a path nor https'),
      ),
    ),
    tokens: v.optional(
      v.pipe(
        v.record(v.string(), v.string()),
        v.check(
          (tokens) =>
            Object.entries(tokens).every(([name, value]) => isTokenName(name) && isValue(name, value)),
          'one of its tokens does not exist, or has a value that is none of its kind',
        ),
      ),
    ),
    scheme: v.optional(v.picklist(['light', 'dark'])),
    part: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))),
  })

/**
 * The scene of an address's hash.
 * @throws an error whose message says what is wrong, if it is not one that `frameAddress()` wrote
 */
export function readScene(hash: string, known: KnownElements): Scene {
  let input: unknown
  try {
    input = JSON.parse(decodeURIComponent(hash.slice(1)))
  } catch {
    throw new Error('Its address is cut off or damaged.')
  }
  const { success, output, issues } = v.safeParse(sceneSchema(known), input)
  // Checks of our own say it in words; the others only name the place.
  if (success) return output as Scene
  const [issue] = issues
  const place = v.getDotPath(issue)
  throw new Error(
    `Its address is not right: ${issue.type === 'check' ? issue.message : place ? `"${place}" is not as expected` : 'it describes no example'}.`,
  )
}
