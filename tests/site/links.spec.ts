/** Every link and every anchor of the built site leads to something, and the navigation names every guide. */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMistakes } from '../../docs/site/content/find-mistakes'
import { expect, test } from './site'

test('every link and every anchor leads to something, below any path', () => {
  expect(findMistakes('docs/dist')).toEqual([])
})

test('a link to nothing is told, with its page', () => {
  const copy = mkdtempSync(join(tmpdir(), 'cp-site-'))
  cpSync('docs/dist', copy, {
    recursive: true,
    filter: (path) => !path.endsWith('.png') || !path.includes('gallery/'),
  })
  appendFileSync(join(copy, 'guides.html'), '<a href="embed/start.html#no-such-heading">')
  appendFileSync(join(copy, 'changes.html'), '<a href="/guides.html"><img src="no-such-picture.png">')
  const told = findMistakes(copy)
  rmSync(copy, { recursive: true })
  expect(told).toContain('guides.html leads to embed/start.html#no-such-heading, and there is nothing.')
  expect(told).toContain('changes.html leads to /guides.html, and there is nothing.')
  expect(told).toContain('changes.html leads to no-such-picture.png, and there is nothing.')
})
