/** A story is drawn again for another theme or locale. What its client sees is then the same as before. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScene, scene } from '../../.storybook/scene'
import { $session } from '../../src/core/index'
import { show } from '../elements/page'

test('a story that is drawn again keeps its client, its server and what its client sees', async () => {
  const told: string[] = []
  const stop = $session.listen(({ status }) => told.push(status))
  const { signal } = new AbortController()
  const parameters = scene({ person: 'ada', elements: ['cp-portal'] })
  const context = (locale: string) =>
    ({ parameters, globals: { locale }, abortSignal: signal }) as unknown as Parameters<typeof openScene>[0] // what it reads of a story's context
  const first = await openScene(context('en-US'))
  show('<cp-portal routing="memory" path="/"></cp-portal>')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  told.length = 0
  expect(await openScene(context('de-DE'))).toBe(first)
  stop()
  expect(told).toEqual([])
  await expect.element(page.getByRole('navigation').getByText('Projekte').first()).toBeVisible()
  await expect.element(page.getByText('No token found')).not.toBeInTheDocument()
})
