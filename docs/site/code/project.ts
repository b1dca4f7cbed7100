/** A project with a framework: the settings in a script of their own, and the elements in the component of the starter. */
import { componentPieces } from './components.ts'
import type { Embed } from './embed.ts'
import { installPiece, scriptCode, stylePieces } from './imports.ts'
import type { Piece } from './piece.ts'

export const projectPieces = (embed: Embed): Piece[] => [
  installPiece(embed),
  {
    name: `src/${embed.framework === 'angular' ? 'app/' : ''}client-portal.ts`,
    language: 'ts',
    what: 'A new file: what holds for all elements.',
    code: scriptCode(embed),
  },
  ...componentPieces(embed),
  ...stylePieces(embed),
]
