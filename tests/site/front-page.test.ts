/** What the front page takes from other places is there. */
import { expect, test } from 'vitest'
import { countHosts, countTrials, firstBlock, weighPages } from '../../docs/site/content/proof'

test('the figures are there', () => {
  expect(weighPages().map(({ tag }) => tag)).toContain('cp-payments')
  for (const { preact, react } of weighPages()) expect(preact).toBeLessThan(react)
  expect(countTrials()).toBeGreaterThan(5)
  expect(countHosts()).toBeGreaterThan(5)
})

test('the block to paste is the first one of the guide, and begins without a server', () => {
  const block = firstBlock('docs/embed/start.md', 'html')
  expect(block).toMatch(/sandbox\.js.*loader\.js.*<cp-/s)
  expect(() => firstBlock('README.md', 'cobol')).toThrow('README.md has no block of cobol')
})
