/** Every element by keyboard alone: each of the table has its script, and does what that says. */
import type { Locator, Page } from '@playwright/test'
import { elements, type Tag, tags } from '../../../src/elements/elements'
import type { ElementRow } from '../../../src/elements/row'
import { inFull } from '../../tiers'
import { expect, test } from '../desk'
import { sampleOf } from '../every-element'
import { openHostPage, resumeSession } from '../test'
import { type Step, scripts } from './scripts'

const forms: readonly Tag[] = ['cp-login', 'cp-forgot-password', 'cp-reset-password']

for (const tag of tags) {
  test(`${tag} by keyboard`, inFull(tag !== 'cp-dashboard'), async ({ page }) => {
    // Told of it only when the key is pressed, the browser may open a real chooser.
    page.on('filechooser', () => {})
    if (!forms.includes(tag)) await resumeSession(page)
    const { view, properties = [] }: ElementRow = elements[tag]
    const samples = properties.map((name) => `document.querySelector('${tag}').${name} = 'sample'`)
    await openHostPage(
      page,
      `<cp-config portal-url="/"></cp-config><button>Before</button>${sampleOf(tag)}<button>After</button>
      <script type="module">${samples}</script>`,
    )
    if (view) await expect(page.locator(`${tag}:is(:state(ready), :state(empty))`)).toBeAttached()
    // It is ready with its layout, before the screen within has come.
    if (tag === 'cp-portal') await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // It may come with code and data of its own.
    const [, firstStop = ''] = scripts[tag][0] ?? []
    await expect(placeOf(page, firstStop)).not.toHaveCount(0)
    await page.getByRole('button', { name: 'Before' }).focus()
    for (const step of scripts[tag]) await test.step(step.join(' → '), () => take(page, step))
  })
}

async function take(page: Page, [keys, focus, change]: Step): Promise<void> {
  const focused = placeOf(page, focus).and(page.locator(':focus'))
  const chooser = change === '+ file chooser' ? page.waitForEvent('filechooser') : undefined
  const changed = change && !chooser && placeOf(page, change.slice(2)).filter({ visible: true })
  const comes = change?.startsWith('+')
  if (changed) await expect(changed).toHaveCount(comes ? 0 : 1)
  if (keys === 'Tab on') {
    for (let stops = 0; stops < 60 && (await focused.count()) === 0; stops++) await page.keyboard.press('Tab')
  } else if (keys.startsWith('"')) await page.keyboard.type(keys.slice(1, -1))
  else await page.keyboard.press(keys)
  await expect(focused).toHaveCount(1)
  await chooser
  if (changed) await expect(changed).toHaveCount(comes ? 1 : 0)
}

/** `button Close` by its role and name, `text Nothing matches` by what can be read. */
function placeOf(page: Page, place: string): Locator {
  const [kind = '', ...words] = place.split(' ')
  const name = words.join(' ')
  if (kind === 'text') return page.getByText(name)
  return page.getByRole(kind as Role, { name }) // who writes a role that there is not sees the test fail
}

type Role = Parameters<Page['getByRole']>[0]
