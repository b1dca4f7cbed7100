import type { ReactNode } from 'react'
import { AskForm } from './ask-form.tsx'
import { callersOf, isOfThePage } from './callers.ts'
import type { Call } from './document.ts'
import { Example, Text } from './text.tsx'
import { ValueTable } from './value-table.tsx'
import { valuesOf } from './values.ts'

/** All about one call. Its anchor is its name. */
export function CallSection({ call }: { call: Call }) {
  const { operationId, method, path, summary, description, security, responses } = call
  const [media = '', { schema = {}, example } = {}] = Object.entries(responses[200]?.content ?? {})[0] ?? []
  const answered = valuesOf(schema)
  return (
    <section className="call">
      <div>
        <h3 id={operationId}>
          <code>{operationId}</code>
        </h3>
        <p className="address">
          <code>
            <b>{method}</b> {path}
          </code>
        </p>
        <p>
          <Text>{summary}</Text>
        </p>
        {description && (
          <p>
            <Text>{description}</Text>
          </p>
        )}
        <dl className="facts">
          <Callers name={operationId} />
          <Fact name="Token">{security.length > 0 ? "the client's" : 'none'}</Fact>
          <Refusals statuses={Object.keys(responses).filter((status) => status !== '200')} />
        </dl>
        <AskForm call={call} />
        {answered.length > 0 && <ValueTable caption="What it answers" values={answered} />}
      </div>
      <div className="example">
        <p>
          An answer: <code>200</code>, {media === '*/*' ? 'the bytes of the file' : <code>{media}</code>}
        </p>
        {example !== undefined && (
          <Example language={typeof example === 'string' ? 'text' : 'json'}>
            {typeof example === 'string' ? example : JSON.stringify(example, null, 2)}
          </Example>
        )}
      </div>
    </section>
  )
}

function Callers({ name }: { name: string }) {
  const { shown, acted } = callersOf(name)
  return (
    <>
      {isOfThePage(name) && <Fact name="Made by">every page, whatever its elements</Fact>}
      {shown.length > 0 && (
        <Fact name="Made by">
          <Elements tags={shown} />
        </Fact>
      )}
      {acted.length > 0 && (
        <Fact name={shown.length > 0 ? 'After an action in' : 'Made after an action in'}>
          <Elements tags={acted} />
        </Fact>
      )}
    </>
  )
}

const Elements = ({ tags }: { tags: readonly string[] }) => (
  <Several
    links={tags.map((tag) => (
      <a key={tag} href={`/elements/${tag}.html`}>
        {tag}
      </a>
    ))}
  />
)

const Refusals = ({ statuses }: { statuses: readonly string[] }) =>
  statuses.length > 0 && (
    <Fact name="Refuses with">
      <Several
        links={statuses.map((status) => (
          <a key={status} href="#refusals">
            {status}
          </a>
        ))}
      />
    </Fact>
  )

const Several = ({ links }: { links: readonly ReactNode[] }) =>
  links.map((link, index) => [index > 0 && ', ', link])

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
