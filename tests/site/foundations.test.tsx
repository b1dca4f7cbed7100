/** The foundations say what the theme makes of each token, not what it would be without one. */
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Foundation } from '../../.storybook/foundations/foundation'
import type { SectionName } from '../../docs/site/design/foundations'
import { show } from '../elements/page'

afterEach(() => {
  document.adoptedStyleSheets = []
})

test.each<[SectionName, string, string, string]>([
  ['colours', '--cp-scrim: rgb(0 0 0/.5)', 'dark: #000000 at 60%', 'dark: #000000 at 50%'],
  ['space', '--cp-space: 3px', '48 px', '36 px'],
  ['corners', '--cp-radius: 0', '8 px', '0 px'],
  ['controls', '--cp-field-height: 2rem', '40 px', '32 px'],
  ['type', '--cp-text-2xl: 20px', '26 px', '20 px'],
  ['motion', '--cp-motion: 80ms', '140ms', '80ms'],
])('%s with %s', async (section, line, without, value) => {
  const place = show('<section></section>')
  const root = createRoot(place)
  root.render(<Foundation section={section} />)
  await expect.element(page.getByText(without, { exact: true }).first()).toBeVisible()
  root.unmount()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root { ${line} }`)
  document.adoptedStyleSheets = [sheet]
  const again = createRoot(place)
  again.render(<Foundation section={section} />)
  await expect.element(page.getByText(value, { exact: true }).first()).toBeVisible()
  again.unmount()
})
