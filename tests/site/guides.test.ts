/** Guides become pages: their links lead to pages of the site, or, where it has none, to the published sources. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const published = {
  ...manifest,
  homepage: 'https://company.example/portal',
  repository: 'git+https://github.com/company/portal.git',
}

/** What a module of the site has, with what the publisher has filled in. */
async function load<Module>(read: () => Promise<Module>, filledIn = manifest): Promise<Module> {
  vi.resetModules()
  vi.doMock('../../package.json', () => ({ default: filledIn, ...filledIn }))
  return read()
}

afterEach(() => vi.doUnmock('../../package.json'))

const loadMarkdown = (filledIn?: typeof manifest) =>
  load(() => import('../../docs/site/content/markdown'), filledIn)

describe('links', () => {
  test.each([
    ['another guide', 'routes.md', '/embed/routes.html'],
    ['a section of one', '../reference.md#settings', '/reference.html#settings'],
    ['a section of the same', '#headings', '#headings'],
    ['a picture', '../website.png', '/website.png'],
    ['the changelog', '../../CHANGELOG.md', '/changes.html'],
    ['the page about security', '../../SECURITY.md', '/quality/security.html'],
    ['another site', 'https://example.com/a.md', 'https://example.com/a.md'],
    ['mail', 'mailto:ada@example.com', 'mailto:ada@example.com'],
    ['a source, published nowhere', '../../examples/hosts/vue/src/main.ts', undefined],
    ['a guide for contributors, published nowhere', '../development/tests.md', undefined],
  ])('to %s', async (_, link, address) => {
    const { addressOf } = await loadMarkdown()
    expect(addressOf(link, 'docs/embed/frameworks.md')).toBe(address)
  })

  test('to a source lead to the repository as soon as its address is filled in', async () => {
    const { addressOf } = await loadMarkdown(published)
    expect(addressOf('../../examples/hosts/vue/src/main.ts', 'docs/embed/frameworks.md')).toBe(
      'https://github.com/company/portal/blob/main/examples/hosts/vue/src/main.ts',
    )
  })

  test('to a file that there is not stop the build, and name it', async () => {
    const { addressOf } = await loadMarkdown()
    expect(() => addressOf('gone.md', 'docs/embed/frameworks.md')).toThrow(
      'docs/embed/frameworks.md leads to gone.md, and there is no docs/embed/gone.md.',
    )
  })

  test('without an address are plain text', async () => {
    const { markdown } = await loadMarkdown()
    const html = markdown.render('[The config](../../vite.config.ts)', {
      page: { inputPath: './docs/embed/frameworks.md' },
    })
    expect(html).toBe('<p>The config</p>\n')
  })
})

test("headings have GitHub's anchors, and are the page's outline", async () => {
  const { markdown } = await loadMarkdown()
  const { readHeadings } = await load(() => import('../../docs/site/content/headings'))
  const html = markdown.render('# A title\n\n## `<cp-config>` & "you": a start\n\n### Twice\n\n### Twice', {})
  expect(readHeadings(html)).toEqual([
    { level: 2, id: 'cp-config--you-a-start', text: '<cp-config> & "you": a start' },
    { level: 3, id: 'twice', text: 'Twice' },
    { level: 3, id: 'twice-1', text: 'Twice' },
  ])
})

describe('the projects of a guide', () => {
  const renderGuide = async (filledIn?: typeof manifest) => {
    const { Guide } = await load(() => import('../../docs/site/layout/guide'), filledIn)
    const source = 'docs/frameworks/vue.md'
    return renderToStaticMarkup(
      createElement(Guide, { title: 'Vue', url: '/frameworks/vue.html', source, content: '' }),
    )
  }

  test('open in CodeSandbox, and in the sources, as soon as these are published', async () => {
    const html = await renderGuide(published)
    expect(html).toContain('href="https://github.com/company/portal/blob/main/examples/hosts/vue-router"')
    expect(html).toMatch(
      /href="https:\/\/codesandbox\.io\/p\/github\/company\/portal\/main\?file=%2Fexamples%2Fhosts%2Fvue%2F/,
    )
    expect(html).toContain('href="https://github.com/company/portal/blob/main/docs/frameworks/vue.md"')
  })

  test('are not linked before', async () => {
    expect(await renderGuide()).not.toMatch(/CodeSandbox|https?:|See the source/)
  })
})

test.each([
  ['nowhere yet', manifest, undefined],
  ['below a path', published, '/portal/'],
  ['at the root of a domain', { ...manifest, homepage: 'https://portal.example' }, '/'],
])('the page for wrong addresses finds its style, the site being %s', async (_, filledIn, path) => {
  const { basePath } = await load(() => import('../../docs/site/content/addresses'), filledIn)
  expect(basePath).toBe(path)
})

describe('the head of a page', () => {
  const renderPage = async (filledIn?: typeof manifest) => {
    const { Page } = await load(() => import('../../docs/site/layout/page'), filledIn)
    const start = { title: 'Start', url: '/embed/start.html', description: 'How to begin.', children: 'Text' }
    return renderToStaticMarkup(createElement(Page, start))
  }

  test('has its description', async () => {
    expect(await renderPage()).toContain('<meta name="description" content="How to begin."/>')
  })

  test('names no address as long as nobody knows where the site is', async () => {
    expect(await renderPage()).not.toMatch(/canonical|og:image|og:url|https?:/)
  })

  test('has whole addresses as soon as that of the site is filled in', async () => {
    const html = await renderPage(published)
    expect(html).toContain('<link rel="canonical" href="https://company.example/portal/embed/start.html"/>')
    expect(html).toContain(
      '<meta property="og:image" content="https://company.example/portal/dashboard-light.png"/>',
    )
  })

  test('has no script of its own, and no style: a strict policy stays whole', async () => {
    expect(await renderPage()).not.toMatch(/<script>|<script(?![^>]*src=)|<style| style=| on\w+=/)
  })
})
