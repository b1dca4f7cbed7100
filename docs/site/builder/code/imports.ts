/** What a project with a bundler imports, and the style sheet of its own. */
import { hasTokens, needsLanguages, tagsOf, tokensCode } from '../../code/write.ts'
import type { Choice } from '../choice.ts'
import { optionsOfPage } from '../settings.ts'
import { shownOf } from './layout.ts'
import type { Piece } from './piece.ts'

export const library = 'client-portal-elements'
export const importOf = ({ build }: Choice) => (build === 'light' ? `${library}/light` : library)

/** React's components bring their elements; elsewhere each has a line. */
export const hasComponents = ({ framework }: Choice) => framework === 'react'
/** Angular takes style sheets in a file of their own. */
const hasStyleFile = ({ framework }: Choice) => framework === 'angular'

export const installPiece = (choice: Choice): Piece => ({
  name: 'In a terminal',
  language: 'sh',
  what: 'In the folder of your project.',
  // A project on React has it already.
  code: `npm install ${library}${choice.build === 'react' && !hasComponents(choice) ? ' react react-dom' : ''}`,
})

/** Style sheets, languages and elements. */
export function importsOf(choice: Choice): string[] {
  return [
    ...(hasStyleFile(choice) ? [] : styleSheets(choice).map((file) => `import '${file}'`)),
    ...(needsLanguages(optionsOfPage(choice)) ? [`import '${importOf(choice)}/languages'`] : []),
    ...(hasComponents(choice) ? [] : elementImports(choice)),
  ]
}

const elementImports = (choice: Choice) =>
  tagsOf(shownOf(choice))
    .toSorted()
    .map((name) => `import '${importOf(choice)}/elements/${name}'`)

const styleSheets = (choice: Choice) => [
  `${library}/reserve.css`,
  ...(choice.look ? [`${library}/brands/${choice.look}.css`] : []),
  ...(choice.accent && !hasStyleFile(choice) ? ['./client-portal.css'] : []),
]

export function stylePieces(choice: Choice): Piece[] {
  const options = optionsOfPage(choice)
  const tokens = hasTokens(options) ? [tokensCode(options)] : []
  if (!hasStyleFile(choice))
    return tokens.map((code) => ({
      name: 'src/client-portal.css',
      language: 'css',
      what: 'A new file. Each colour, corner and distance can be set here.',
      code,
    }))
  const imports = styleSheets(choice).map((file) => `@import '${file}';`)
  return [
    {
      name: 'src/styles.css',
      language: 'css',
      what: 'At the top of the file.',
      code: [imports.join('\n'), ...tokens].join('\n\n'),
    },
  ]
}
