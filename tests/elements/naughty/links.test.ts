/**
 * Addresses that run something, or that lead elsewhere than they seem to, in every address, id and text of every answer:
 * what a client can follow is http or mail, names no user, and leaves no door to the page behind it. All is clicked.
 */
import '../defined'
import { beforeEach, describe, expect, test } from 'vitest'
import { configure, fileUrl } from '../../../src/core/index'
import { kindOf, type Path } from '../../answers'
import { naughty, naughtyAddresses } from '../../naughty'
import { sampleOf } from '../../trials'
import { draw, settle, signInAs, stage } from '../page'
import { inside, loaded } from '../person'
import { serve } from '../server'
import { casesFrom } from '../stand-ins'
import { serveAll } from './answers'
import { guardPage, left } from './guard'
import { allScenes, openScene, type Scene } from './scenes'
import { cut } from './tree'

guardPage()

/** The addresses that the server was asked at. */
const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  configure({
    fetch: (input, init) => {
      asked.push(String(input))
      return serve(input, init)
    },
  })
})

const payloads = Array.from(new Set([...naughtyAddresses, ...naughty])).filter((text) => text !== '')

/** Attributes that load something, or that lead somewhere. */
const leading =
  /^(href|xlink:href|src|srcset|srcdoc|action|formaction|data|poster|ping|manifest|background|cite)$/
/** Attributes that run something. */
const running = /^on/

/** What is wrong with an address that stands in an element; `null` for nothing. */
function problemOf(address: string): string | null {
  if (!URL.canParse(address, location.href)) return 'it is none'
  const { protocol, username, password, search } = new URL(address, location.href)
  if (username || password) return 'it names a user'
  if (protocol === 'mailto:') return search ? 'it says more than whom to write to' : null
  return protocol === 'http:' || protocol === 'https:' ? null : `it is of the kind ${protocol}`
}

const everyElement = (root: ParentNode) => Array.from(root.querySelectorAll('*'))

/** All that is wrong in an element. */
function problemsIn(element: Element): string[] {
  return everyElement(inside(element)).flatMap((each) => {
    const found = Array.from(each.attributes).flatMap(({ name, value }) => {
      if (running.test(name)) return `${name} runs something`
      if (name === 'style' && /url\(/i.test(value)) return `${name} loads something`
      const problem = leading.test(name) ? problemOf(value) : null
      return problem ? `${name}="${cut(value)}": ${problem}` : []
    })
    const opens = each.getAttribute('target') === '_blank' && !each.getAttribute('rel')?.includes('noopener')
    const isForeign = ['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'form'].includes(
      each.localName,
    )
    const isWrong = isForeign && !(each.localName === 'form' && !each.hasAttribute('action'))
    return [
      ...found,
      ...(opens ? ['it can reach the page'] : []),
      ...(isWrong ? ['it does not belong here'] : []),
    ].map((problem) => `<${each.localName}> ${problem}`)
  })
}

/** Clicks all that can be clicked. Links are not followed by the browser: where they lead stands in their `href`. */
async function clickAll(element: Element): Promise<void> {
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay)
  for (const each of inside(element).querySelectorAll<HTMLElement>('a[href]')) each.click()
  for (const each of inside(element).querySelectorAll<HTMLElement>('button[title]')) each.click()
  await settle()
  window.removeEventListener('click', stay)
}

/** Every text, every address and every id but those by which the test itself asks. */
const kinds = ['text', 'url', 'id']
const ours: readonly Path[] = ['Client._id', 'Client.id', 'Client.POC.id']
const isTried = (path: Path) => kinds.includes(kindOf[path] ?? '') && !ours.includes(path)

describe('in all that it shows', () => {
  test.each(casesFrom('full', allScenes, ([tag]) => tag))('<%s>', async (tag, scene: Scene) => {
    const {
      rows: [rows = 1],
      fixed = {} as Record<Path, string>,
      change = {} as NonNullable<Scene['change']>,
    } = scene
    const paths = Object.keys(kindOf).filter((path): path is Path => isTried(path as Path))
    const starts = Array.from({ length: Math.ceil(payloads.length / rows) }, (_, index) => index * rows)
    for (const start of sampleOf(starts, 3)) {
      const payload = (path: Path, row: number) =>
        (change[path] ?? String)(payloads[(start + row + 7 * paths.indexOf(path)) % payloads.length] ?? '')
      serveAll((path, row) => fixed[path] ?? (isTried(path) ? payload(path, row) : undefined), rows)
      await signInAs()
      const element = await openScene(tag, scene)
      await draw()
      await loaded(element)
      expect(problemsIn(element)).toEqual([])
      await clickAll(element)
      expect(problemsIn(element)).toEqual([])
      expect(left.map(problemOf).filter((problem) => problem !== null)).toEqual([])
      expect(left.filter((address) => new URL(address).origin !== location.origin)).toEqual([])
      stage.replaceChildren()
    }
    const api = new URL('/api/v1/', location.href).href
    // What the viewer shows is asked for where the server says that it is: below its own origin.
    const files = payloads.map((payload) => fileUrl(payload))
    expect(
      asked
        .map((address) => new URL(address, location.href).href)
        .filter((address) => !address.startsWith(api) && !files.includes(address)),
    ).toEqual([])
  })
})
