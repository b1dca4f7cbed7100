/** What an element tells its host, from wherever it stands. */
import './signed-in'
import { describe, expect, test } from 'vitest'
import { configure } from '../../src/core/index'
import { record, settle, show, until } from './page'
import { control, open, reads, textOf } from './person'

/** A click that goes nowhere for real, and whether the element left it to the browser. */
function click(link: HTMLElement, init?: MouseEventInit): boolean {
  let isLeft = false
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stop, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }))
  window.removeEventListener('click', stop)
  return isLeft
}

const openProjects = () => open('cp-projects variant="recent"', 'View All Projects')

describe('cp-navigate from a widget that stands alone', () => {
  test('says where the link leads, in the portal and on the site of the host', async () => {
    configure({ routes: { projects: '/account/projects?all' } })
    const told = record('cp-navigate', window)
    const element = await openProjects()
    const link = control(element, 'View All Projects')
    expect(link.getAttribute('href')).toBe('/account/projects?all')
    expect(click(link)).toBe(true)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ from: 'cp-projects', manner: 'bubbles composed cancelable' })
    expect(told[0]?.detail).toEqual({
      route: 'projects',
      params: {},
      path: '/services/services-history',
      href: '/account/projects?all',
    })
  })

  test('has the parameters of the route, encoded where they stand in addresses', async () => {
    configure({ routes: { project: '/account/{serviceId}/project' } })
    const told = record('cp-navigate')
    const element = await openProjects()
    const row = await until(() => control(element, /./, 'a[href^="/account/"]'))
    click(row)
    const href = row.getAttribute('href') ?? ''
    const id = href.split('/')[2] ?? ''
    expect(id).toMatch(/./)
    expect(told[0]?.detail).toEqual({
      route: 'project',
      params: { serviceId: decodeURIComponent(id) },
      path: `/services/service/${id}`,
      href: `/account/${id}/project`,
    })
  })

  test('can be cancelled: then the link is not followed', async () => {
    const element = await openProjects()
    element.addEventListener('cp-navigate', (event) => event.preventDefault(), { once: true })
    expect(click(control(element, 'View All Projects'))).toBe(false)
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is not raised for a click that opens the link elsewhere: %j',
    async (init) => {
      const told = record('cp-navigate')
      expect(click(control(await openProjects(), 'View All Projects'), init)).toBe(true)
      expect(told).toEqual([])
    },
  )

  test("leaves the host's shadow roots, and is heard on the way", async () => {
    const shadow = show('<section></section>').attachShadow({ mode: 'open' })
    shadow.innerHTML = '<cp-projects variant="recent"></cp-projects>'
    const element = shadow.querySelector('cp-projects')
    await reads(element, 'View All Projects')
    const told = record('cp-navigate')
    click(control(element, 'View All Projects'))
    expect(told.map(({ from }) => from)).toEqual(['section'])
  })
})

describe('cp-navigate from a portal', () => {
  const openPortal = () => open('cp-portal routing="memory"', 'View All Projects')

  test('comes from the portal, which then goes there itself', async () => {
    const portal = await openPortal()
    const told = record('cp-navigate')
    expect(click(control(portal, 'View All Projects'))).toBe(false)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ from: 'cp-portal', manner: 'bubbles composed cancelable' })
    expect(told[0]?.detail).toMatchObject({
      route: 'projects',
      params: {},
      path: '/services/services-history',
    })
    await until(() => expect(portal.getAttribute('path')).toBe('/services/services-history'))
  })

  test('can be cancelled: then the portal stays where it is', async () => {
    const portal = await openPortal()
    portal.addEventListener('cp-navigate', (event) => event.preventDefault())
    expect(click(control(portal, 'View All Projects'))).toBe(false)
    await settle()
    expect(portal.hasAttribute('path')).toBe(false)
    expect(textOf(portal)).toContain('View All Projects')
  })
})
