/** Files of a project, and what comes of their links. */
import { beforeEach, expect } from 'vitest'
import { configure } from '../../../src/core/index'
import { draw, until } from '../../elements/page'
import { control, find, focusedIn, open } from '../../elements/person'
import { respond, serve } from '../../elements/server'
// Loaded already, the viewer opens at once: else the first test would wait for all its files, longer than for anything else.
import '../../../src/views/files/viewer/file-viewer'

type Answer = () => Response | Promise<Response>

/** What comes of each link. */
export const links = new Map<string, Answer>()
export const asked: { path: string; token: string | null }[] = []

beforeEach(() => {
  links.clear()
  asked.length = 0
  void configure({
    fetch(input, init) {
      const { pathname } = new URL(String(input))
      const link = links.get(pathname)
      if (!link) return serve(input, init)
      asked.push({ path: pathname, token: new Headers(init?.headers).get('authorization') })
      return Promise.resolve(link())
    },
  })
})

export const rowOf = (name: string, index: number, more = {}) => ({
  id: `f${index}`,
  name,
  path: `/links/${index}`,
  createdAt: '2026-11-20',
  uploadedBy: { userType: 'Staff', name: 'Grace' },
  ...more,
})

export function share(...files: (readonly [name: string, content: BodyInit | Answer])[]) {
  respond({ files: files.map(([name], index) => rowOf(name, index)) })
  for (const [index, [, content]] of files.entries())
    links.set(`/links/${index}`, typeof content === 'function' ? content : () => new Response(content))
}

export async function openFiles(first: string | RegExp) {
  const element = await open('cp-files service-id="project-website-relaunch"', 'Grace')
  const row = control(element, first)
  row.focus()
  row.click()
  await until(() => find(element, 'dialog[open]'))
  return { element, row }
}

export async function key(element: Element, name: string) {
  const options = { key: name, bubbles: true, composed: true, cancelable: true }
  ;(focusedIn(element) ?? find(element, 'dialog')).dispatchEvent(new KeyboardEvent('keydown', options))
  await draw()
}

export const dialogOf = (element: Element) => find(element, 'dialog[open]')
export const says = (element: Element, text: string | RegExp) =>
  until(() => expect(dialogOf(element).textContent).toMatch(text))

export async function png(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return canvas.convertToBlob()
}
