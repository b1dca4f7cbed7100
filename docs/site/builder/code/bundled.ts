/** Projects with a bundler: the settings in a script of their own, and the elements in the component that the starter has. */
import { configureCall } from '../../code/write.ts'
import type { Choice } from '../choice.ts'
import { optionsOfPage } from '../settings.ts'
import { componentPieces } from './components.ts'
import { hasComponents, importOf, importsOf, installPiece, library, stylePieces } from './imports.ts'
import type { Piece } from './piece.ts'

export const bundledPieces = (choice: Choice): Piece[] => [
  installPiece(choice),
  settingsPiece(choice),
  ...componentPieces(choice),
  ...stylePieces(choice),
]

function settingsPiece(choice: Choice): Piece {
  const { framework } = choice
  const hasTypes = framework === 'vue' || framework === 'svelte'
  return {
    name: `src/${framework === 'angular' ? 'app/' : ''}client-portal.ts`,
    language: 'ts',
    what: 'A new file: what holds for all elements.',
    code: [
      ...importsOf(choice),
      `import { configure } from '${importOf(choice)}${hasComponents(choice) ? '/react' : ''}'`,
      ...(hasTypes ? [`import type {} from '${library}/${framework}'`] : []),
      '',
      ...configureCall(optionsOfPage(choice)),
    ].join('\n'),
  }
}
