/** No page of the site scrolls sideways: in the narrowest window, and with the text twice as large on a phone. */
import { expect, pages, test } from './site'

test('every page fits into 320 px, and with text at 200 % into 360 px', async ({ page, site }) => {
  test.slow()
  // What a live example shows is tried elsewhere.
  await page.route('**/assets/frame.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(`${site}live/frame.html`)
  // Each in a frame of one page, which is quicker than a window for each.
  const faults = await page.evaluate(
    async (names) => {
      const found: string[] = []
      for (const name of names) {
        const frame = document.createElement('iframe')
        frame.style.cssText = 'inline-size: 320px; block-size: 640px; border: 0'
        frame.src = `../${name}`
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true })
          document.body.replaceChildren(frame)
        })
        const root = frame.contentDocument?.documentElement as HTMLElement
        const sidewaysOf = () => root.scrollWidth - root.clientWidth
        const narrow = sidewaysOf()
        frame.style.inlineSize = '360px'
        root.style.fontSize = '200%'
        const large = sidewaysOf()
        if (narrow || large) found.push(`${name}: ${narrow} px at 320 px, ${large} px with text at 200 %`)
      }
      return found
    },
    pages.filter((name) => !name.startsWith('live/')),
  )
  expect(faults).toEqual([])
})
