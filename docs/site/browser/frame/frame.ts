/** Inside of a frame: a server with the demo's data, and the elements of the scene. */
// biome-ignore lint/correctness/noUndeclaredDependencies: it is the script that the site serves beside its own.
import { configure, defineElements } from 'client-portal-elements'
import { fail, hang, intercept, offline, type Rule, type Rules } from '../../../../server/api/intercept.ts'
import { createBrowserApi } from '../../../../server/browser.ts'
import { demoPeople } from '../../../../server/seed/people.ts'
import { readScene } from '../../live/read-scene.ts'
import type { Scene } from '../../live/scene.ts'
import { readTable } from '../../live/table.ts'
import { outline } from '../live/outline.ts'
import { createScreens } from '../live/screens.ts'
import { tellParent } from '../live/tell-parent.ts'

const table = readTable()
/** Beside the scripts of the elements. */
const files = new URL('../cdn/sandbox-files/', import.meta.url)
const screens = createScreens(document.body, table)
let shown: Scene | undefined

const troubles: Record<'hangs' | 'fails' | 'offline', Rule> = {
  hangs: hang(),
  fails: fail(500, 'The server has a fault.'),
  offline: offline(),
}

/** One rule for every call. */
const everyCall = (rule: Rule): Rules => new Proxy({}, { get: () => rule })

// Outside of a page of this site, nothing else says that it is an example. Its address may name a company, and ask for a password.
if (!frameElement) {
  const note = document.createElement('aside')
  note.textContent =
    'This is a live example: whoever wrote its address chose what it shows. Type no password of yours.'
  document.body.before(note)
}

const begun = orSayWhyNot(async () => {
  // The script before this one may be lost on its way: what the origin keeps is never an example's.
  if (localStorage instanceof Storage) throw new Error('A part of it is missing. Load the page anew.')
  const scene = readScene(location.hash, table)
  await defineElements({ only: scene.elements.map(({ tag }) => tag) })
  await open(scene)
})
addEventListener('hashchange', async () => {
  // The page may ask for the next scene while the first one opens.
  await begun
  await orSayWhyNot(() => change(readScene(location.hash, table)))
})

/** What an example can't do, it says itself. */
async function orSayWhyNot(act: () => unknown): Promise<void> {
  try {
    await act()
  } catch (error) {
    const message = `This example can't be shown. ${error instanceof Error ? error.message : error}`
    shown = undefined
    screens.sayInstead(message)
    console.error(error)
  }
}

async function open(scene: Scene): Promise<void> {
  const { person = 'ada', server = 'works' } = scene
  const api = createBrowserApi({
    large: person === 'large',
    signLink: async ({ name }) => new URL(encodeURIComponent(name), files).href,
  })
  const rules = server === 'works' ? {} : everyCall(troubles[server])
  if (person !== 'nobody') await signIn(api, demoPeople[person].email)
  await configure({
    apiUrl: '/api/v1',
    fetch: intercept(api.fetch, rules),
    portalUrl: '/portal',
    ...scene.settings,
  })
  dress(scene)
  tellParent(table.events, screens)
  screens.show(scene.elements)
  outline(scene.part)
  shown = scene
}

/** As on an earlier visit: what the login form would keep is there already. */
async function signIn(api: ReturnType<typeof createBrowserApi>, email: string): Promise<void> {
  const { user, token } = await api.signIn(email)
  localStorage.setItem('client-portal:user', JSON.stringify(user))
  localStorage.setItem('client-portal:api', location.origin)
  localStorage.setItem('client-portal:token', token)
}

/**
 * Attributes, tokens and settings change in place. For another element, person or server, and to take a setting back, the
 * frame begins anew.
 */
function change(scene: Scene): void {
  const kept = ({ elements, person, server }: Scene) =>
    JSON.stringify([elements.map(({ tag }) => tag), person, server])
  const { settings = {} } = scene
  const lacks = (name: string) => !Object.hasOwn(settings, name)
  if (!shown || kept(scene) !== kept(shown) || Object.keys(shown.settings ?? {}).some(lacks)) {
    location.reload()
    return
  }
  void configure(settings)
  dress(scene)
  screens.change(scene.elements)
  if (scene.part !== shown.part) outline(scene.part)
  shown = scene
}

function dress({ tokens = {}, scheme }: Scene): void {
  const { style } = document.documentElement
  style.cssText = ''
  if (scheme) style.colorScheme = scheme
  for (const [name, value] of Object.entries(tokens)) style.setProperty(`--cp-${name}`, value)
}
