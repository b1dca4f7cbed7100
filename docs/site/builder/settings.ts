/** The settings that follow from a choice, and the functions of a company's own sign-in. */
import type { CodeOptions } from '../code/code.ts'
import type { Choice } from './choice.ts'

/** What the page's server answers: who is signed in there. */
const ownSignIn = {
  getToken: `async () => {
  const answer = await fetch('/portal-token')
  if (answer.status === 401) {
    await answer.body?.cancel() // an answer that nobody reads would keep its connection
    return null // nobody is signed in
  }
  if (!answer.ok) throw new Error(\`The sign-in answered \${answer.status}.\`)
  const { token } = await answer.json()
  return token
}`,
  signOut: `async () => {
  const answer = await fetch('/logout', { method: 'POST' })
  if (!answer.ok) throw new Error(\`The sign-out answered \${answer.status}.\`)
}`,
}

/** What the code of all frameworks says of the page, and what the live example is told. */
export function optionsOfPage({ api, signIn, accent, ...choice }: Choice): CodeOptions {
  return {
    settings: {
      apiUrl: api,
      ...brandOf(choice),
      ...localeOf(choice),
      ...(signIn === 'own' && { routes: { login: '/login' } }),
    },
    ...(signIn === 'own' && { functions: ownSignIn }),
    ...(accent && { tokens: { accent } }),
  }
}

function brandOf({ brand, logo }: Pick<Choice, 'brand' | 'logo'>) {
  const parts = { ...(brand && { name: brand }), ...(logo && { logo }) }
  return Object.keys(parts).length > 0 && { brand: parts }
}

/** The language of the page, and those that the client can choose from. */
function localeOf({ languages, currency }: Pick<Choice, 'languages' | 'currency'>) {
  const [locale = 'en', ...others] = languages
  const hasChoice = others.length > 0
  return {
    ...((hasChoice || locale !== 'en') && { locale }),
    ...(hasChoice && { locales: languages }),
    ...(currency !== 'USD' && { currency }),
  }
}
