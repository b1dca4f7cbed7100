/** The demo's website keeps to the guides: nothing moves while a page of it loads, and nothing is shown that is hidden again. */
import { pages } from '../../demo/embed/pages'
import { twoFrames, watchShift } from './layout-shift'
import { expect, resumeSession, test } from './test'

const ids: Record<string, string> = { serviceId: 'project-website-relaunch', ticketId: 'TKT-M4XQ72PD' }
/** The pages with widgets of their own come first. */
const addresses = Object.keys(pages)
  .map((path) => path.replaceAll(/:(\w+)\??/g, (_, name) => ids[name] ?? 'a'))
  .toSorted((one, other) => Number(other.includes('/account')) - Number(one.includes('/account')))
const ofAccount = addresses.filter((path) => path.includes('/account'))

/** Whether each element knows what it shows. */
const isComplete = () =>
  Array.from(document.querySelectorAll('body *')).every(
    (element) => !element.localName.startsWith('cp-') || !element.matches(':not(:defined), :state(loading)'),
  )

for (const width of [360, 768, 1200])
  for (const isSignedIn of [true, false])
    for (const [which, paths] of [
      ['the account', ofAccount],
      ['the company', addresses.slice(ofAccount.length)],
    ] as const)
      test(`the pages of ${which} come as they stay, ${width} px wide, signed ${isSignedIn ? 'in' : 'out'}`, async ({
        page,
      }) => {
        const shift = await watchShift(page)
        // What has been seen, of what stands in the page itself.
        await page.addInitScript(() => {
          const seen = new Set<Element>()
          const look = () => {
            for (const element of document.querySelectorAll('main :is(h1, h2, p, nav, svg):not([slot])'))
              if (element.checkVisibility()) seen.add(element)
            const gone = [...seen].filter((element) => !element.checkVisibility())
            document.documentElement.dataset.gone = gone.map((element) => element.textContent?.trim()).join()
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
        if (isSignedIn) await resumeSession(page)
        await page.setViewportSize({ width, height: 800 })
        const found: Record<string, unknown> = {}
        for (const path of paths) {
          await page.goto(path)
          await page.waitForFunction(isComplete)
          await twoFrames(page)
          const moved = await shift()
          const gone = await page.locator('html').getAttribute('data-gone')
          if (moved > 0.05 || gone) found[path] = [moved, gone]
        }
        expect(found).toEqual({})
      })
