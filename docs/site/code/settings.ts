/** What the code of a page sets for all of its elements, and the functions of a company's own sign-in. */
import type { SettingsInput } from '../../../src/core/index.ts'
import type { Embed } from './embed.ts'

export interface PageSettings {
  /** The settings that are plain data. */
  settings?: Omit<SettingsInput, 'fetch' | 'getToken' | 'signOut' | 'endpoints'>
  /** Those that are functions, as code: `{ getToken: "() => fetch('/portal-token')…" }`. */
  functions?: Readonly<Record<string, string>>
  /** Custom properties by their names without `--cp-`: `{ accent: 'green' }`. */
  tokens?: Readonly<Record<string, string>>
}

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

export function settingsOf({ api, signIn, accent, elements, ...embed }: Embed): PageSettings {
  // They stand in the page by themselves.
  if (elements.some(({ tag }) => tag === 'cp-config')) return {}
  return {
    settings: {
      apiUrl: api,
      ...brandOf(embed),
      ...localeOf(embed),
      ...(signIn === 'own' && { routes: { login: '/login' } }),
    },
    ...(signIn === 'own' && { functions: ownSignIn }),
    ...(accent && { tokens: { accent } }),
  }
}

function brandOf({ brand, logo }: Pick<Embed, 'brand' | 'logo'>) {
  const parts = { ...(brand && { name: brand }), ...(logo && { logo }) }
  return Object.keys(parts).length > 0 && { brand: parts }
}

/** The language of the page, and those that the client can choose from. */
function localeOf({ languages, currency }: Pick<Embed, 'languages' | 'currency'>) {
  const [locale = 'en', ...others] = languages
  const hasChoice = others.length > 0
  return {
    ...((hasChoice || locale !== 'en') && { locale }),
    ...(hasChoice && { locales: languages }),
    ...(currency !== 'USD' && { currency }),
  }
}
