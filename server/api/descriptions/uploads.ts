/** The requests of the protocol tus, by which a large file comes before its form. */
import type { RefusalStatus } from '../../base/refusal.ts'

type Failures = (statuses: readonly RefusalStatus[]) => object

const header = (name: string, description: string, example: string | number, schema: object) => ({
  name,
  in: 'header',
  required: true,
  description,
  example,
  schema,
})
const version = header('Tus-Resumable', 'The version of the protocol.', '1.0.0', {
  type: 'string',
  const: '1.0.0',
})
const bytes = { type: 'integer', minimum: 0 }
const offset = { description: 'How many bytes are there.', required: true, schema: bytes, example: 5_000_000 }
const length = {
  description: 'How many bytes the file has.',
  required: true,
  schema: bytes,
  example: 8_000_000,
}
const id = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of the upload: the last part of its address. Only the client who began it sees it.',
  example: '6d0f3b',
  schema: { type: 'string', minLength: 1 },
}

/** @param failures Describes the refusals. */
export function describeUploads(failures: Failures) {
  const common = { tags: ['Uploads'], security: [{ bearer: [] }] }
  const always = [400, 401, 429, 500, 503] as const
  return {
    '/uploads': {
      post: {
        ...common,
        operationId: 'beginUpload',
        summary:
          'Begin to upload a file that comes before its form, by the protocol tus. Optional: announced by `uploads`.',
        parameters: [
          version,
          header('Upload-Length', 'How many bytes the file has.', 8_000_000, bytes),
          {
            ...header(
              'Upload-Metadata',
              'The name of the file, in Base64, behind the word `filename`.',
              'filename cGxhbi5wZGY=',
              { type: 'string' },
            ),
            required: false,
          },
        ],
        responses: {
          ...failures([...always, 413]),
          201: {
            description: 'It has begun.',
            headers: {
              Location: {
                description: 'The address of the upload, which may be relative to this one.',
                required: true,
                schema: { type: 'string' },
                example: 'uploads/6d0f3b',
              },
            },
          },
        },
      },
    },
    '/uploads/{id}': {
      head: {
        ...common,
        operationId: 'uploadState',
        summary: 'How much of an upload is there.',
        parameters: [id, version],
        responses: {
          ...failures([...always, 404]),
          200: { description: 'So much.', headers: { 'Upload-Offset': offset, 'Upload-Length': length } },
        },
      },
      patch: {
        ...common,
        operationId: 'continueUpload',
        summary: 'Send of an upload what is not there yet. What has come of a request that breaks off stays.',
        parameters: [
          id,
          version,
          header('Upload-Offset', 'Where it goes on: as much as is there.', 5_000_000, bytes),
        ],
        requestBody: { required: true, content: { 'application/offset+octet-stream': {} } },
        responses: {
          ...failures([...always, 404, 409, 413]),
          204: { description: 'All of it is there.', headers: { 'Upload-Offset': offset } },
        },
      },
      delete: {
        ...common,
        operationId: 'giveUpUpload',
        summary: 'Give an upload up: what has come of it is deleted.',
        parameters: [id, version],
        responses: {
          ...failures([...always, 404]),
          204: { description: 'There is nothing of it any more.' },
        },
      },
    },
  }
}
