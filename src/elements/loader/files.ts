/** Asks for all files of an element at once, so that none is found only by reading another one. */

/**
 * The files beside the loader, each named once, and which of them each element needs. The build of the scripts for pages
 * knows them; a bundler makes files of its own.
 */
export interface Files {
  names: readonly string[]
  of: Readonly<Record<string, readonly number[]>>
}

declare const __CP_FILES__: Files | undefined
const files = __CP_FILES__

/** Asks for the files of an element. One that can't be had is asked for again when the element is defined. */
export function askForFiles(tag: string): void {
  if (!files) return
  for (const index of files.of[tag] ?? []) {
    import(/* @vite-ignore */ `./chunks/${files.names[index]}`).catch(() => {})
  }
}
