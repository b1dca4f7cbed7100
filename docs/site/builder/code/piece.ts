/** One piece of what a developer pastes. */
import type { CodeFile } from '../../code/code.ts'

export interface Piece {
  /** A file of the project, or another place: `src/App.tsx`, `In a terminal`. */
  name: string
  language: CodeFile['language'] | 'sh' | 'http' | 'json'
  /** What to do with it, in a sentence. */
  what: string
  code: string
}
