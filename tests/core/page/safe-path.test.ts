import { describe, expect, test } from 'vitest'
import { safePath } from '../../../src/core/page/safe-path'

describe('a path that came from a server', () => {
  test.each([
    ['/support/ticket/7', { kind: 'portal', path: '/support/ticket/7' }],
    ['https://example.com/invoice', { kind: 'external', href: 'https://example.com/invoice' }],
  ])('%s may be followed', (path, safe) => {
    expect(safePath(path)).toEqual(safe)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    'https://',
    'support',
    '',
    ' /support',
  ])('%j may not', (path) => {
    expect(safePath(path)).toBeNull()
  })
})
