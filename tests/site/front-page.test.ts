/** What the front page takes from other places is there. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBrands } from '../../docs/site/content/brands'
import { countHosts, countTrials, firstBlock, weighPages } from '../../docs/site/content/proof'
import { tokens } from '../../src/views/ui/style/tokens'

test('each brand is a set of tokens, whole and known', () => {
  for (const { name, tokens: set } of readBrands()) {
    const sheet = readFileSync(`demo/brands/${name.toLowerCase()}.css`, 'utf8')
    expect(Object.keys(set), name).toHaveLength([...sheet.matchAll(/^ {2}--cp-/gm)].length)
    expect(Object.keys(set).filter((token) => !Object.hasOwn(tokens, token))).toEqual([])
    expect(Object.values(set).join('')).not.toMatch(/[;{}\n]/)
  }
})

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
