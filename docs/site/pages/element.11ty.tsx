import { type Tag, tags } from '../../../src/elements/elements.ts'
import { exampleOf } from '../content/element-examples.ts'
import { elementGroups } from '../content/element-groups.ts'
import { controlKeys } from '../content/element-keys.ts'
import { elementUses } from '../content/element-uses.ts'
import { CodeTabs } from '../elements/code-tabs.tsx'
import { KeysOfControls } from '../elements/control-keys.tsx'
import { Controls } from '../elements/controls.tsx'
import {
  AttributeTable,
  CallTable,
  EventTable,
  KeyTable,
  PartTables,
  SlotTable,
  StateTable,
} from '../elements/fact-tables.tsx'
import { factsOf } from '../elements/facts.ts'
import { Words } from '../elements/words.tsx'
import type { PageData } from '../eleventy.ts'
import { LiveExample } from '../layout/live-example.tsx'
import { Page } from '../layout/page.tsx'
import type { Scene } from '../live/scene.ts'

interface Data extends PageData {
  tag: Tag
}

export const data = {
  layout: null,
  elementTags: tags,
  pagination: { data: 'elementTags', size: 1, alias: 'tag' },
  eleventyComputed: {
    permalink: ({ tag }: Data) => `/elements/${tag}.html`,
    title: ({ tag }: Data) => `<${tag}>`,
  },
}

/** The page of each element. */
export function render({ tag, title, page: { url } }: Data) {
  const facts = factsOf(tag)
  const { use, others } = elementUses[tag]
  const example = exampleOf(tag)
  const [{ person, attributes } = { person: 'nobody' as const }] = example.situations
  const start = { ...attributes, ...example.attributes }
  const below = example.with ? [{ tag: example.with, attributes: {} }] : []
  const scene: Scene = { elements: [{ tag, attributes: start }, ...below], person }
  return (
    <Page title={title} url={url} scripts={['element']} sidebar="elements">
      <article className="element">
        <p className="crumb">
          <a href="/elements/index.html">Elements</a>
        </p>
        <h1>{title}</h1>
        <p className="lead">
          <Words text={facts.summary} />
        </p>
        <section aria-labelledby="example">
          <h2 id="example">Live</h2>
          <Controls facts={facts} example={example} start={start} />
          {example.hint && <p className="hint">{example.hint}</p>}
          <LiveExample id="live" name={`${title}, live`} scene={scene} />
          <div className="events by-script">
            <h3 id="log">What happens in it</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys, too. */}
            <div role="log" aria-labelledby="log" tabIndex={0}>
              <ol />
            </div>
          </div>
        </section>
        <section aria-labelledby="code">
          <h2 id="code">Code</h2>
          <CodeTabs elements={scene.elements} />
        </section>
        <section aria-labelledby="use">
          <h2 id="use">When to use it</h2>
          <p>{use}</p>
          {Object.keys(others).length > 0 && (
            <>
              <p>Take another one:</p>
              <ul>
                {Object.entries(others).map(([other, when]) => (
                  <li key={other}>
                    <a href={`/elements/${other}.html`}>
                      <code>{`<${other}>`}</code>
                    </a>{' '}
                    {when}.
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        {facts.attributes.length > 0 && (
          <section aria-labelledby="attributes">
            <h2 id="attributes">Attributes and properties</h2>
            <AttributeTable {...facts} />
          </section>
        )}
        {facts.events.length > 0 && (
          <section aria-labelledby="events">
            <h2 id="events">Events</h2>
            <p>
              They bubble, also out of shadow roots. <a href="/reference.html#events">All events</a>
            </p>
            <EventTable {...facts} />
          </section>
        )}
        {facts.slots.length > 0 && (
          <section aria-labelledby="slots">
            <h2 id="slots">Slots</h2>
            <p>
              Places for <a href="/embed/own-content.html">your own content</a>.
            </p>
            <SlotTable {...facts} />
          </section>
        )}
        {facts.states.length > 0 && (
          <section aria-labelledby="styling">
            <h2 id="styling">Styling</h2>
            <p>
              All elements read the same tokens, such as <code>--cp-accent</code>:{' '}
              <a href="/design/tokens.html">Tokens</a>. Single parts are styled by <code>::part()</code>, and
              states selected by <code>:state()</code>.
            </p>
            <h3 id="parts">Parts</h3>
            <PartTables {...facts} />
            <h3 id="states">States</h3>
            <StateTable {...facts} />
          </section>
        )}
        <section aria-labelledby="calls">
          <h2 id="calls">Calls to your server</h2>
          {facts.calls.length > 0 ? (
            <>
              <p>
                <a href="/server/calls.html">Calls</a> says what each takes and answers.
              </p>
              <CallTable {...facts} />
            </>
          ) : (
            <p>It asks your server for nothing.</p>
          )}
        </section>
        <section aria-labelledby="keys">
          <h2 id="keys">Keys</h2>
          <KeysOfControls controls={controlKeys.filter(({ tags }) => tags.includes(tag))} />
          <h3>Step by step</h3>
          <p>
            What a test presses, from the place before the element, with the demo's data, until the button
            "After" that follows it.
          </p>
          <KeyTable {...facts} />
        </section>
        <section aria-labelledby="size">
          <h2 id="size">Size</h2>
          <Size kilobytes={facts.kilobytes} />
        </section>
        <Neighbours tag={tag} />
      </article>
    </Page>
  )
}

function Size({ kilobytes: [react = 0, preact = 0] }: { kilobytes: readonly number[] }) {
  return (
    <p>
      To show this element alone, a page loads {Math.round(preact)} KB of scripts, or {Math.round(react)} KB
      with React, after gzip. A second element shares most of it.
    </p>
  )
}

/** The pages before and after, in the order of the overview. */
function Neighbours({ tag }: { tag: Tag }) {
  const all = elementGroups.flatMap(({ tags }) => tags)
  const place = all.indexOf(tag)
  return (
    <nav className="neighbours" aria-label="Previous and next">
      {([[place - 1, 'Previous'] as const, [place + 1, 'Next'] as const] as const).map(
        ([at, name]) =>
          all[at] && (
            <a key={name} href={`/elements/${all[at]}.html`} rel={name === 'Next' ? 'next' : 'prev'}>
              <span>{name}</span> {`<${all[at]}>`}
            </a>
          ),
      )}
    </nav>
  )
}
