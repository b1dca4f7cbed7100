/** The guides that go on from a choice: for the page, and for what its server must answer. */
import { type Choice, type Framework, isPlugin } from './choice.ts'
import { originOf } from './values.ts'

export interface GuideLink {
  /** Its path in `docs/`, without `.md`, and perhaps a heading in it. */
  path: string
  text: string
}

const byFramework: Record<Framework, GuideLink> = {
  html: { path: 'embed/start', text: 'Start in five minutes' },
  react: { path: 'frameworks/react', text: 'React' },
  vue: { path: 'frameworks/vue', text: 'Vue' },
  svelte: { path: 'frameworks/svelte', text: 'Svelte' },
  angular: { path: 'frameworks/angular', text: 'Angular' },
  wordpress: { path: 'embed/wordpress', text: 'WordPress' },
  'site-builder': { path: 'embed/site-builders', text: 'Site builders' },
}

export interface Guides {
  page: GuideLink[]
  server: GuideLink[]
}

export function guidesOf(choice: Choice): Guides {
  const { framework, signIn, scripts, languages, api } = choice
  const isOwn = signIn === 'own' && !isPlugin(choice)
  const page: (GuideLink | false)[] = [
    framework === 'wordpress' && !isPlugin(choice) ? byFramework['site-builder'] : byFramework[framework],
    isOwn && { path: 'embed/sign-in', text: 'A sign-in of your own' },
    !choice.elements.includes('cp-portal') && {
      path: 'embed/routes',
      text: 'Where the links of the elements lead',
    },
    languages.some((language) => language !== 'en') && { path: 'embed/languages', text: 'Languages' },
    scripts === 'tags' &&
      !isPlugin(choice) && {
        path: 'embed/serving-files',
        text: 'How to serve the scripts',
      },
    { path: 'embed/policy', text: 'The policy' },
  ]
  const server: (GuideLink | false)[] = [
    { path: 'server/start', text: 'What your server must answer' },
    isOwn && { path: 'server/sign-in', text: 'What /portal-token and /logout answer' },
    isPlugin(choice) && { path: 'embed/wordpress#tokens', text: 'The tokens of the plugin' },
    signIn === 'form' && { path: 'server/login', text: 'Login, tokens and sessions' },
    originOf(api) !== undefined && { path: 'server/cors', text: 'Allow the site to call the API' },
    { path: 'server/check-api', text: 'Check your server' },
  ]
  return { page: page.filter((link) => link !== false), server: server.filter((link) => link !== false) }
}
