/** The guides for language models: a list as llmstxt.org says, and one file of all. */
import { expect, test } from 'vitest'
import { readGuides } from '../../docs/site/content/files'
import { joinGuides, listGuides } from '../../docs/site/content/llms'
import { tools } from '../../docs/site/content/tools'

const guides = readGuides()

test('the list has a title, a summary, and sections of links, each guide once', () => {
  const [title, summary, , ...sections] = listGuides().trim().split('\n\n')
  expect(title).toBe('# Client Portal Elements')
  expect(summary).toMatch(/^> \S/)
  const lines = sections.filter((part) => !part.startsWith('## ')).flatMap((part) => part.split('\n'))
  for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(\/[\w/-]+\.html\): \S/)
  const addresses = lines.map((line) => /\((.+?)\)/.exec(line)?.[1])
  expect(addresses.toSorted()).toEqual(
    [...guides.map(({ url }) => url), ...tools.map(({ address }) => address)].toSorted(),
  )
})

test('the one file has every guide, with links to pages of the site', () => {
  const text = joinGuides()
  expect(guides.filter(({ title }) => !text.replaceAll('`', '').includes(`# ${title}`))).toEqual([])
  const toFiles = [...text.matchAll(/\]\(((?!https?:)[^)\s]*\.md[^)]*)\)/g)].map(([, link = '']) => link)
  // What the site has no page for keeps the path of its file.
  expect(
    toFiles.filter((link) => !/demo\/|examples\/|server\/README|development\/|src\/|CONTRIBUTING/.test(link)),
  ).toEqual([])
})
