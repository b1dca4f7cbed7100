import { CallSection } from '../api/call-section.tsx'
import { guides } from '../api/callers.ts'
import { addressOfCall, anchorOfShape, calls, components, refusals, servers, tags } from '../api/document.ts'
import { Text } from '../api/text.tsx'
import { ValueTable } from '../api/value-table.tsx'
import { valuesOf } from '../api/values.ts'
import type { PageData } from '../eleventy.ts'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/api.html', layout: null, title: 'API: every call' }

const groups = tags.map(({ name }) => ({
  name,
  id: `calls-${name.toLowerCase().replaceAll(' ', '-')}`,
  guide: guides[name],
  calls: calls.filter(({ tags }) => tags[0] === name),
}))

/** Every call of the API, which can be asked in the page. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url} scripts={['api']} sidebar="none">
      <h1>{title}</h1>
      <p>
        What the elements ask of a server, below <code>{servers[0].url}</code>. Tools read the same in{' '}
        <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1). If you write such a server,{' '}
        <a href="/server/start.html">begin here</a>; if yours has other paths,{' '}
        <a href="/server/other-shapes.html">name them</a>.
      </p>
      <p className="by-script">
        You can <strong>ask each call in this page</strong>: the page has the reference API with the demo’s
        data inside. Nothing leaves your browser. What you change is there for the next call: a ticket that
        you raise stands in the list. Only the sign-in is not: each call signs in by itself, so after{' '}
        <code>logout</code> the next one has a new token. Ask with an ended token to see the refusal.
      </p>
      <noscript>
        <p>Scripts are off: you can read everything here, but ask nothing.</p>
      </noscript>
      <p className="by-script">
        <button type="button" id="begin-anew">
          Begin anew
        </button>{' '}
        <span role="status" id="begun" />
      </p>
      <div className="with-index">
        <Index />
        <div>
          {groups.map(({ name, id, guide, calls }) => (
            <section key={id}>
              <h2 id={id}>{name}</h2>
              {guide && (
                <p>
                  Guide: <a href={`/${guide.path}`}>{guide.title}</a>
                </p>
              )}
              {calls.map((call) => (
                <CallSection key={call.operationId} call={call} />
              ))}
            </section>
          ))}
          <Refusals />
          <Shapes />
        </div>
      </div>
    </Page>
  )
}

function Index() {
  return (
    <nav className="index" aria-label="Calls">
      <ul>
        {groups.map(({ name, id, calls }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
            <ul>
              {calls.map(({ operationId }) => (
                <li key={operationId}>
                  <a href={addressOfCall(operationId)}>{operationId}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <a href="#refusals">Refusals</a>
        </li>
        <li>
          <a href="#shapes">Objects</a>
        </li>
      </ul>
    </nav>
  )
}

function Refusals() {
  return (
    <section>
      <h2 id="refusals">Refusals</h2>
      <p>
        A refusal has a status, and a <a href={`#${anchorOfShape('Failure')}`}>Failure</a> whose message the
        client reads.
      </p>
      <table className="values">
        <caption>What each status means</caption>
        <tbody>
          {Object.entries(refusals).map(([status, meaning]) => (
            <tr key={status}>
              <th scope="row">{status}</th>
              <td>
                <Text>{meaning}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Shapes() {
  return (
    <section>
      <h2 id="shapes">Objects in answers</h2>
      {Object.entries(components.schemas).map(([name, schema]) => (
        <section key={name}>
          <h3 id={anchorOfShape(name)}>{name}</h3>
          {schema.description && (
            <p>
              <Text>{schema.description}</Text>
            </p>
          )}
          <ValueTable caption={`Fields of ${name}`} values={valuesOf(schema)} />
        </section>
      ))}
    </section>
  )
}
