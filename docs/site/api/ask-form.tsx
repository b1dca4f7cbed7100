import { demoPeople } from '../../../server/seed/people.ts'
import { adaWithEndedToken, nobody } from './askers.ts'
import type { Call } from './document.ts'
import { fromServer } from './from-server.ts'
import { ValueTable } from './value-table.tsx'
import { bodyOf, isFile, type Sent, sentBy } from './values.ts'

const places = { path: 'in the path', query: 'in the query', header: 'a header', body: 'in the body' }

/** What a call sends, each value with a field, and the button that asks it in the page. */
export function AskForm({ call }: { call: Call }) {
  const values = sentBy(call)
  const { operationId, method, path, security } = call
  const { how } = fromServer[operationId] ?? {}
  return (
    <form data-call={`${method} ${path}`} data-name={operationId} data-media={bodyOf(call)?.media ?? ''}>
      {values.length > 0 && (
        <ValueTable
          caption="What it sends"
          values={values}
          noteOf={({ place }) => places[place]}
          fieldOf={(value) => fieldOf(operationId, value)}
        />
      )}
      {how && <p className="by-script">{how}</p>}
      <div className="ask by-script">
        {security.length > 0 && (
          <label>
            Ask as{' '}
            <select name="client">
              <option value={demoPeople.ada.id}>
                {demoPeople.ada.name}, who has something of everything
              </option>
              <option value={demoPeople.new.id}>{demoPeople.new.name}, who has nothing yet</option>
              <option value={nobody}>Nobody (no token)</option>
              <option value={adaWithEndedToken}>{demoPeople.ada.name}, with an ended token</option>
            </select>
          </label>
        )}
        <button type="submit">Ask {operationId}</button>
      </div>
      <p className="told" role="status" />
      <div className="answer" />
    </form>
  )
}

function fieldOf(call: string, { name, schema, place, example, isRequired, isFromServer }: Sent) {
  const id = `${call}-${name}`
  const shared = { id, name: `${place}.${name}` }
  if (isFile(schema)) {
    const field = (
      <>
        <input id={id} name={`file.${name}`} type="file" /> Without a choice, a short text is sent.
      </>
    )
    return { id, field }
  }
  if (schema.items && isFile(schema.items)) return { id, field: <input {...shared} type="file" multiple /> }
  if (schema.items || schema.properties) {
    const written = schema.items ? { placeholder: '[] as JSON' } : { defaultValue: example }
    return { id, field: <textarea id={id} name={`json.${name}`} {...written} spellCheck={false} /> }
  }
  if ((schema.maxLength ?? 0) > 1000) return { id, field: <textarea {...shared} defaultValue={example} /> }
  const field = (
    <input
      {...shared}
      defaultValue={example}
      placeholder={isFromServer ? 'filled in when you ask' : undefined}
      // An empty place would make another address.
      required={place === 'path' && isRequired && !isFromServer}
      inputMode={schema.type === 'integer' ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  )
  return { id, field }
}
