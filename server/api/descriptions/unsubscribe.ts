/** The page that turns mails off, for the OpenAPI document: mails lead there, and no element does. */
import type { RefusalStatus } from '../../base/refusal.ts'

type Failures = (statuses: readonly RefusalStatus[]) => Record<string, { content: object }>

const token = {
  name: 'token',
  in: 'path',
  required: true,
  schema: { type: 'string', minLength: 1 },
  description: 'Stands for a client and for kinds of mails. It does not end.',
  example: 'Yk4zbEx4ZHFyK0xjN2djciBEUWlF',
}

/** @param failures The answers that refuse. */
export const describeUnsubscribe = (failures: Failures) => {
  const content = { 'text/html': { schema: { type: 'string' } } }
  const refused = failures([400, 429, 500, 503])
  const page = (description: string) => ({
    200: { description, content },
    ...refused,
    400: {
      description: 'The link is none of ours, as the page says; or the request does not fit.',
      content: { ...refused[400]?.content, ...content },
    },
  })
  const shared = { tags: ['Mails'], security: [], parameters: [token] }
  return {
    '/unsubscribe/{token}': {
      get: {
        ...shared,
        operationId: 'unsubscribePage',
        summary:
          'The page of the link in mails about news: it asks whether to turn them off, and changes nothing.',
        responses: page('The page, with a button.'),
      },
      post: {
        ...shared,
        operationId: 'unsubscribe',
        summary:
          'Turn off the mails that the link is for, by the button of that page, or by a mail program (RFC 8058).',
        responses: page('The page that says so.'),
      },
    },
  }
}
