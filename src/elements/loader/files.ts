/** Asks for all files of an element at once, so that none is found only by reading another one. */

/**
 * The files that each element needs, as {@link cpLoad} takes them. The build of the scripts for pages writes the table; a
 * bundler makes files of its own, and has none.
 */
const files: Readonly<Record<string, string>> = {}

/** Written by the build, too: asks for files, each of which is a digit to the base of 36. */
declare function cpLoad(digits: string): Promise<unknown>

/** Asks for the files of an element. One that can't be had is asked for again when the element is defined. */
export function askForFiles(tag: string): void {
  const digits = files[tag]
  if (digits) void cpLoad(digits)
}
