/** Inside of a frame: a server with the demo's data, and the elements of the scene. */
// biome-ignore lint/correctness/noUndeclaredDependencies: it is the script that the site serves beside its own.
import { configure, defineElements } from 'client-portal-elements'
import { createBrowserApi } from '../../../demo/api/browser.ts'
import { fail, hang, intercept, offline, type Rule, type Rules } from '../../../demo/api/intercept.ts'
import { demoPeople } from '../../../demo/api/seed/people.ts'
import { readScene } from '../live/read-scene.ts'
import type { Scene } from '../live/scene.ts'
import { readTable } from '../live/table.ts'
import { outline } from './live/outline.ts'
import { createScreens } from './live/screens.ts'
import { tellParent } from './live/tell-parent.ts'

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

const begun = orSayWhyNot(async () => {
  const scene = readScene(location.hash, table)
  await defineElements({ only: scene.elements.map(({ tag }) => tag) })
  // The frames of a page share its session storage, so one signs in after the other. On plain HTTP there are no locks.
  await (navigator.locks ? navigator.locks.request('live-example', () => open(scene)) : open(scene))
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
  // What another frame has left.
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith('client-portal:')) sessionStorage.removeItem(name)
  if (person !== 'nobody') await signIn(api, demoPeople[person].email)
  // The session is read where a host's page would have it, when the first element enters. Then it belongs to this frame alone.
  await configure({
    apiUrl: '/api/v1',
    storage: 'session',
    fetch: intercept(api.fetch, rules),
    portalUrl: '/portal',
    ...scene.settings,
  })
  dress(scene)
  tellParent(table.events, screens)
  screens.show(scene.elements)
  await configure({ storage: 'memory' })
  outline(scene.part)
  shown = scene
}

async function signIn(api: ReturnType<typeof createBrowserApi>, email: string): Promise<void> {
  const { user, token } = await api.signIn(email)
  sessionStorage.setItem('client-portal:user', JSON.stringify(user))
  sessionStorage.setItem('client-portal:api', location.origin)
  sessionStorage.setItem('client-portal:token', token)
}

/** Attributes, tokens and settings change in place. For another element, person or server the frame begins anew. */
function change(scene: Scene): void {
  const kept = ({ elements, person, server }: Scene) =>
    JSON.stringify([elements.map(({ tag }) => tag), person, server])
  if (!shown || kept(scene) !== kept(shown)) {
    location.reload()
    return
  }
  const { settings } = scene
  if (settings) void configure(settings)
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
