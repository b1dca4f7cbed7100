/** What a developer still has to write into the code: what the builder can not know. */
import type { Choice } from './choice.ts'
import { attributesFor } from './elements.ts'

const sentences: Readonly<Record<string, string>> = {
  'service-id':
    'The project is one of the demo. Write the _id of one of yours, from the answers of your API.',
  'ticket-id': 'The ticket is one of the demo. Write the id of one of yours.',
  name: 'The name in the avatar is one of the demo. Write that of your client.',
}

/** The example has it set, as its server knows what is due. */
const pendingTotal =
  'The first tile shows "--", until your server tells what is due and you set features: { pendingTotal: true }.'

export const remindersOf = ({ elements }: Choice): string[] => [
  ...Object.entries(sentences)
    .filter(([name]) => elements.some((tag) => name in attributesFor(tag)))
    .map(([, sentence]) => sentence),
  ...(elements.some((tag) => /^cp-(portal|dashboard|summary)$/.test(tag)) ? [pendingTotal] : []),
]
