/** One piece of what a developer pastes. */
export interface Piece {
  /** A file of the project, or another place: `src/App.tsx`, `In a terminal`. */
  name: string
  language: 'html' | 'css' | 'js' | 'ts' | 'tsx' | 'vue' | 'svelte' | 'php' | 'sh' | 'http' | 'json' | 'text'
  /** What to do with it, in a sentence. */
  what: string
  code: string
  /** The elements stand in it, with their attributes. */
  hasElements?: true
}
