/** Uploads that go on: tried where the server announces them, and what a server does otherwise is named. */
import { expect, test } from 'vitest'
import { receiveUpload } from '../../server/api/node/uploads'
import { sampleOf } from '../trials'
import { type Adapter, checkAsAda, only, serveApi } from './check'

const isUpload = ({ url, method }: Request, ...methods: string[]) =>
  url.includes('/api/v1/uploads') && methods.includes(method)

async function namesUpload(request: Request): Promise<boolean> {
  if (!request.url.includes('replyTicket')) return false
  const form = await request.clone().formData()
  return form.getAll('attachment').some((each) => typeof each === 'string')
}

const reportOf = async (adapter: Adapter) => {
  const { apiUrl } = await serveApi({}, { receiveUpload, adapter: () => adapter })
  const args = ['--write', '--other-email', 'new@example.com', ...only('createTicket', 'uploadFile')]
  const { out } = await checkAsAda(apiUrl, ...args)
  return out.slice(out.indexOf('POST /uploads'))
}

test('a server that does all of it has no finding', async () => {
  const report = await reportOf((_, proceed) => proceed())
  expect(report).toContain('a file that is cut goes on')
  expect(report).not.toContain('large-files')
})

const faults: [string, Adapter, string][] = [
  [
    'begins none',
    async (request, proceed) => (isUpload(request, 'POST') ? Response.json({}) : proceed()),
    'it answers 200, and not 201 with a Location',
  ],
  [
    'forgets what has come',
    async (request, proceed) =>
      isUpload(request, 'HEAD') ? new Response(null, { headers: { 'Upload-Offset': '0' } }) : proceed(),
    'HEAD does not tell the Upload-Offset 3',
  ],
  [
    'tells everybody of it',
    async (request, proceed) =>
      isUpload(request, 'HEAD') ? new Response(null, { headers: { 'Upload-Offset': '3' } }) : proceed(),
    'another client is told of it',
  ],
  [
    'keeps what is given up',
    async (request, proceed) =>
      isUpload(request, 'DELETE') ? new Response(null, { status: 204 }) : proceed(),
    'DELETE does not end it',
  ],
  [
    'takes a form without the file that it names',
    async (request, proceed) =>
      (await namesUpload(request)) ? Response.json({ success: true, data: {} }) : proceed(),
    'replyTicket loses the file of a form that names an upload',
  ],
  [
    'wants a file in that place',
    async (request, proceed) =>
      (await namesUpload(request)) ? Response.json({ success: false }, { status: 400 }) : proceed(),
    'replyTicket answers 400 to a form that names an upload',
  ],
  [
    'gives an address that ends with no id',
    async (_, proceed) => {
      const answer = await proceed()
      const location = answer.headers.get('Location')
      if (location) answer.headers.set('Location', `${location}/`)
      return answer
    },
    'the Location ends with no id that a form could name',
  ],
]

test.each(sampleOf(faults, 3))('a server that %s is told so', async (_what, adapter, says) => {
  expect(await reportOf(adapter)).toContain(says)
})
