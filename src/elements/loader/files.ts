/** Asks for all files of an element at once, so that none is found only by reading another one. */

/**
 * The names of the files that each element needs, in the folder of the chunks. The build of the scripts for pages writes
 * the table; a bundler makes files of its own, and has none.
 */
const files: Readonly<Record<string, readonly string[]>> = {}

/** Asks for the files of an element. One that can't be had is asked for again when the element is defined. */
export function askForFiles(tag: string): void {
  for (const file of files[tag] ?? []) import(/* @vite-ignore */ `./chunks/${file}.js`).catch(() => {})
}
