/** The script of a project with a bundler: what it imports and sets; and the style sheet of its own. */
import type { Embed } from './embed.ts'
import type { Piece } from './piece.ts'
import { settingsOf } from './settings.ts'
import { configureCall, hasTokens, tagsOf, tokensCode } from './write.ts'

const library = 'client-portal-elements'
export const importOf = ({ build }: Embed) => (build === 'light' ? `${library}/light` : library)

/** React's components bring their elements; elsewhere each has a line. */
const hasComponents = ({ framework }: Embed) => framework === 'react'
/** Angular takes style sheets in a file of their own. */
const hasStyleFile = ({ framework }: Embed) => framework === 'angular'

export const installPiece = (embed: Embed): Piece => ({
  name: 'In a terminal',
  language: 'sh',
  what: 'In the folder of your project.',
  // A project on React has it already.
  code: `npm install ${library}${embed.build === 'react' && !hasComponents(embed) ? ' react react-dom' : ''}`,
})

/** Style sheets, languages, elements and settings. */
export function scriptCode(embed: Embed): string {
  const { framework } = embed
  const calls = configureCall(settingsOf(embed))
  const source = `${importOf(embed)}${hasComponents(embed) ? '/react' : ''}`
  const hasTypes = framework === 'vue' || framework === 'svelte'
  return [
    ...(hasStyleFile(embed) ? [] : styleSheets(embed).map((file) => `import '${file}'`)),
    ...(needsLanguages(embed) ? [`import '${importOf(embed)}/languages'`] : []),
    ...(hasComponents(embed) ? [] : elementImports(embed)),
    ...(calls.length > 0 ? [`import { configure } from '${source}'`] : []),
    ...(hasTypes ? [`import type {} from '${library}/${framework}'`] : []),
    ...calls.flatMap((call) => ['', call]),
  ].join('\n')
}

/** Whether some of the page's texts are not in English: a bundle needs the other languages then. */
function needsLanguages({ languages, elements }: Embed): boolean {
  const own = elements.flatMap(({ attributes = {} }) => [attributes.locale, attributes.locales])
  const all = [...languages, ...own.flatMap((text) => (text ? String(text).split(' ') : []))]
  return all.some((language) => !/^en(-|$)/i.test(language))
}

const elementImports = (embed: Embed) =>
  tagsOf(embed.elements)
    .toSorted()
    .map((name) => `import '${importOf(embed)}/elements/${name}'`)

const styleSheets = (embed: Embed) => [
  `${library}/reserve.css`,
  ...(embed.look ? [`${library}/brands/${embed.look}.css`] : []),
  ...(embed.accent && !hasStyleFile(embed) ? ['./client-portal.css'] : []),
]

export function stylePieces(embed: Embed): Piece[] {
  const options = settingsOf(embed)
  const tokens = hasTokens(options) ? [tokensCode(options)] : []
  if (!hasStyleFile(embed))
    return tokens.map((code) => ({
      name: 'src/client-portal.css',
      language: 'css',
      what: 'A new file. Each colour, corner and distance can be set here.',
      code,
    }))
  const imports = styleSheets(embed).map((file) => `@import '${file}';`)
  return [
    {
      name: 'src/styles.css',
      language: 'css',
      what: 'At the top of the file.',
      code: [imports.join('\n'), ...tokens].join('\n\n'),
    },
  ]
}
