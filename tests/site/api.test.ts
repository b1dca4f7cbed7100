/** The page of the API: every call stands there, and is asked of the page's own server as it stands. */
import { readFileSync } from 'node:fs'
import { type HTMLFormElement, Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ApiDocument, addressOfCall } from '../../docs/site/api/document'
import { toRequest } from '../../docs/site/api/request'
import { createPageServer, type PageServer } from '../../docs/site/browser/api/server'
import { addressOf } from '../../docs/site/content/markdown'
import { render } from '../../docs/site/pages/api.11ty'
import { demoPeople } from '../../server/seed/people'

const { paths }: ApiDocument = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  // The requests of uploads that go on are none of these: a guide has them.
  Object.entries(methods)
    .filter(
      ([
        ,
        {
          tags: [tag],
        },
      ]) => tag !== 'Uploads',
    )
    .map(([method, { operationId, security, responses }]) => ({
      name: operationId,
      address: `${method.toUpperCase()} /api/v1${path}`,
      needsToken: security.length > 0,
      statuses: Object.keys(responses),
    })),
)

const window = new Window()
const page = { url: '/api.html', inputPath: '', filePathStem: '' }
window.document.write(renderToStaticMarkup(render({ title: 'API', page, content: '' })))
// The selector names forms.
const forms = [...window.document.querySelectorAll('form[data-call]')] as HTMLFormElement[]

const formOf = (name: string) => forms.find(({ dataset }) => dataset.name === name)

const { ada, new: newcomer } = demoPeople

/** Asks a call by the form of the page, as its reader finds it. @param clientId of the reader's choice: `''` for nobody */
async function ask(server: PageServer, name: string, clientId: string = ada.id) {
  const form = formOf(name)
  const { call = '', media = '' } = form?.dataset ?? {}
  const fields = new Map([...new window.FormData(form)].map(([field, value]) => [field, chosen(value)]))
  for (const [field, value] of fields) if (value === ada.id && clientId) fields.set(field, clientId)
  for (const [field, value] of Object.entries(await server.makeValues(name))) fields.set(field, value)
  return server.ask(toRequest(call, media, fields), clientId)
}

/** No file is chosen. */
const chosen = (value: unknown) => (typeof value === 'string' ? value : new File([], ''))

test('has every call of the document, at the anchor of its name', () => {
  const shown = forms.map(({ dataset }) => dataset.call)
  expect(shown.toSorted()).toEqual(calls.map(({ address }) => address).toSorted())
  for (const { name } of calls) expect(window.document.getElementById(name)?.textContent).toBe(name)
})

test('a guide that names a call in the document leads to it here', () => {
  expect(addressOf('../openapi.json#payments', 'docs/server/calls.md')).toBe(addressOfCall('payments'))
})

/** What a client may not. */
const forStaff = ['serviceProviderProposals', 'addServiceUpdate']

test.each(calls)('$name is answered as it stands', async ({ name, statuses, needsToken }) => {
  const server = await createPageServer()
  const answer = await ask(server, name)
  await answer.body?.cancel()
  expect(answer.status).toBe(forStaff.includes(name) ? 403 : 200)
  expect(statuses).toContain(`${answer.status}`)
  // It is said beforehand.
  if (answer.status === 403) expect(formOf(name)?.textContent).toContain('refused with 403')
  const { status } = await ask(server, name, '')
  if (needsToken) expect(status, 'without a token').toBe(401)
})

test.each(['services', 'payments', 'notifications', 'tickets'])(
  '%s has nothing for a new client',
  async (name) => {
    const answer = await ask(await createPageServer(), name, newcomer.id)
    expect(await answer.json()).toMatchObject({ success: true, data: [] })
  },
)

test('a ticket that was raised stands first in the list', async () => {
  const server = await createPageServer()
  const { ticketId } = await (await ask(server, 'createTicket')).json()
  const { data } = await (await ask(server, 'tickets')).json()
  expect(data[0].ticketId).toBe(ticketId)
})
