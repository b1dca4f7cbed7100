/** Inside of a frame: a server with the demo's data, and the elements of the scene. */
// biome-ignore lint/correctness/noUndeclaredDependencies: it is the script that the site serves beside its own.
import { configure, defineElements } from 'client-portal-elements'
import { createBrowserApi } from '../../../demo/api/browser.ts'
import { fail, hang, intercept, offline, type Rule, type Rules } from '../../../demo/api/intercept.ts'
import { demoPeople } from '../../../demo/api/seed/people.ts'
import { readScene, type Scene } from '../live/scene.ts'
import { tellParent } from './live/tell-parent.ts'

let shown = readScene(location.hash)
const begin = () => open(shown)
// The frames of a page share its session storage, so one signs in after the other. On plain HTTP there are no locks.
await (navigator.locks ? navigator.locks.request('sign-in', begin) : begin())
addEventListener('hashchange', () => change(readScene(location.hash)))

async function open(scene: Scene): Promise<void> {
  const { person = 'ada', server = 'works' } = scene
  const api = createBrowserApi({
    large: person === 'large',
    signLink: async ({ name }) => new URL(`../demo-files/${encodeURIComponent(name)}`, location.href).href,
  })
  const rules = server === 'works' ? {} : everyCall(troubles[server])
  if (person !== 'nobody') await signIn(api, demoPeople[person].email)
  // The session is read where a host's page would have it, when the first element enters. Then it belongs to this frame alone.
  await configure({
    storage: 'session',
    fetch: intercept(api.fetch, rules),
    portalUrl: '/portal',
    ...scene.settings,
  })
  await defineElements({ only: scene.elements.map(({ tag }) => tag) })
  dress(scene)
  document.body.append(...scene.elements.map(createElement))
  await configure({ storage: 'memory' })
  tellParent()
}

const troubles: Record<'hangs' | 'fails' | 'offline', Rule> = {
  hangs: hang(),
  fails: fail(500, 'The server has a fault.'),
  offline: offline(),
}

/** One rule for every call. */
const everyCall = (rule: Rule): Rules => new Proxy({}, { get: () => rule })

async function signIn(api: ReturnType<typeof createBrowserApi>, email: string): Promise<void> {
  const { user, token } = await api.signIn(email)
  sessionStorage.setItem('client-portal:user', JSON.stringify(user))
  sessionStorage.setItem('client-portal:api', location.origin)
  sessionStorage.setItem('client-portal:token', token)
}

function createElement({ tag, attributes = {} }: Scene['elements'][number]): HTMLElement {
  if (!/^cp-[a-z-]+$/.test(tag)) throw new Error(`<${tag}> is no element of this project.`)
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** Attributes, tokens and settings change in place. For another element, person or server the frame begins anew. */
function change(scene: Scene): void {
  const kept = ({ elements, person, server }: Scene) =>
    JSON.stringify([elements.map(({ tag }) => tag), person, server])
  if (kept(scene) !== kept(shown)) {
    location.reload()
    return
  }
  const { settings } = scene
  if (settings) void configure(settings)
  dress(scene)
  for (const [index, { attributes = {} }] of scene.elements.entries()) {
    const element = document.body.children[index]
    if (!element) continue
    for (const name of element.getAttributeNames()) if (!(name in attributes)) element.removeAttribute(name)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  }
  shown = scene
}

function dress({ tokens = {}, scheme }: Scene): void {
  const { style } = document.documentElement
  style.cssText = ''
  if (scheme) style.colorScheme = scheme
  for (const [name, value] of Object.entries(tokens)) style.setProperty(`--cp-${name}`, value)
}
