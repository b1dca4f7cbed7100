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

/** What has the choice of a language. */
const choosesLanguage = /^cp-(portal|account|login)$/

const login =
  'After the sign-in, <cp-login> says who is signed in. Where that is in the way, give it a page of its own.'

export function remindersOf({ elements, languages, framework, scripts, signIn }: Choice): string[] {
  const has = (pattern: RegExp) => elements.some((tag) => pattern.test(tag))
  const [language] = languages
  const isProject = scripts === 'package' && framework !== 'html'
  const reminders: (string | false)[] = [
    ...Object.entries(sentences).map(
      ([name, sentence]) => elements.some((tag) => name in attributesFor(tag)) && sentence,
    ),
    has(/^cp-(portal|dashboard|summary)$/) && pendingTotal,
    signIn === 'form' && !has(/^cp-portal$/) && login,
    languages.length > 1 &&
      !has(choosesLanguage) &&
      signIn === 'own' &&
      'Clients choose their language in <cp-account>: add it.',
    language !== 'en' &&
      (isProject
        ? `The page of your project says its language, too: <html lang="${language}">.`
        : 'Write the title and the heading of the page in its language.'),
  ]
  return reminders.filter((reminder) => reminder !== false)
}
