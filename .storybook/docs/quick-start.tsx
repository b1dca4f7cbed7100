import { Heading, Source } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import guide from '../../docs/embed/frameworks.md?raw'
import { Guide, openingOf, sectionOf } from './guide'

/** The page of each framework, by its path. */
const pages = import.meta.glob<string>('../../docs/frameworks/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The sources of the pages that the tests build and try out, by their paths. */
const sources = import.meta.glob<string>(['../../demo/hosts/html/*', '../../demo/hosts/*/src/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

type Language = ComponentProps<typeof Source>['language']

/** The languages of files by their extensions, as far as Storybook can colour them. */
const languages: Record<string, Language> = {
  html: 'html',
  js: 'jsx',
  svelte: 'html',
  ts: 'typescript',
  tsx: 'tsx',
  vue: 'html',
}

interface Props {
  /** The folder in `demo/hosts/`, and the name of the page in `docs/frameworks/`. */
  host: string
  /** The heading in the guide to all frameworks, where there is no page. */
  heading?: string
}

/** The guide's text about one kind of host, and the whole page from which its examples are taken. */
export function QuickStart({ host, heading = '' }: Props) {
  const folder = `../../demo/hosts/${host}/`
  const page = pages[`../../docs/frameworks/${host}.md`] ?? sectionOf(guide, heading).replace(/^#/, '')
  const [title, ...rest] = page.split('\n')
  const files = Object.entries(sources).filter(([path]) => path.startsWith(folder))
  return (
    <>
      <Guide text={`${title}\n${host === 'html' ? '' : bundled}${rest.join('\n')}`} />
      <Heading>The whole page</Heading>
      {files.map(([path, code]) => (
        <section key={path}>
          <h3>{path.slice(folder.length)}</h3>
          <Source code={code} language={languages[path.split('.').at(-1) ?? '']} />
        </section>
      ))}
    </>
  )
}

/** The guide's text for bundlers, before its first section: what to install, and what to import once. */
const bundled = openingOf(guide).replace(/^[\s\S]*?(?=With a bundler)/, '')
