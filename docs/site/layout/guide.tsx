import { readFileSync } from 'node:fs'
import { sandboxOf, sourceOf } from '../content/addresses.ts'
import { guides } from '../content/guides.ts'
import { readHeadings } from '../content/headings.ts'
import { readDescription } from '../content/markdown.ts'
import { readProjects } from '../content/projects.ts'
import { Outline } from './outline.tsx'
import { Page } from './page.tsx'

interface Props {
  title: string
  url: string
  /** The Markdown file, from the root of the repository. */
  source: string
  /** Its text as HTML. */
  content: string
}

/** A page of Markdown: its outline beside it, and what comes next at its end. */
export function Guide({ title, url, source, content }: Props) {
  const headings = readHeadings(content)
  return (
    <Page
      title={title}
      url={url}
      description={readDescription(source)}
      beside={headings.length > 2 && <Outline headings={headings} />}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the project's own Markdown. */}
      <article className="guide" dangerouslySetInnerHTML={{ __html: content }} />
      <Projects source={source} />
      <GuideEnd url={url} source={source} />
    </Page>
  )
}

/** The projects of the guide, as far as the sources are published. */
function Projects({ source }: { source: string }) {
  const projects = readProjects(readFileSync(source, 'utf8')).flatMap(({ folder, file }) => {
    const [address, sandbox] = [sourceOf(folder), sandboxOf(file)]
    return address ? [{ folder, address, sandbox }] : []
  })
  if (projects.length === 0) return null
  return (
    <section className="guide" aria-labelledby="projects">
      <h2 id="projects">The whole projects</h2>
      <ul>
        {projects.map(({ folder, address, sandbox }) => (
          <li key={folder}>
            <a href={address}>{folder}</a>
            {sandbox && (
              <>
                {' · '}
                <a href={sandbox}>Open {folder.split('/').at(-1)} in CodeSandbox</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The guides before and after this one, and where its source is. */
function GuideEnd({ url, source }: { url: string; source: string }) {
  const place = guides.findIndex(({ path }) => `/${path}.html` === url)
  const [previous, next] = place < 0 ? [] : [guides[place - 1], guides[place + 1]]
  const address = sourceOf(source.replace(/^\.\//, ''))
  return (
    <footer className="guide-end">
      {address && <a href={address}>See the source of this page</a>}
      <nav aria-label="Previous and next">
        {previous && (
          <a href={`/${previous.path}.html`} rel="prev">
            <span>Previous</span> {previous.title}
          </a>
        )}
        {next && (
          <a href={`/${next.path}.html`} rel="next">
            <span>Next</span> {next.title}
          </a>
        )}
      </nav>
    </footer>
  )
}
