/** What the contract takes of the files that a client decides about. */
import type { Decided } from '../server/schema'

const most = { files: 10, characters: 120 }

/** The first files, by names that fit: no server takes an empty one, and no database a NUL. */
export const fitting = (files: Decided['files']): Decided['files'] =>
  files.slice(0, most.files).map(({ name, ...seen }) => {
    const whole = name.replaceAll('\0', '').trim() || 'file'
    return { ...seen, name: [...whole].slice(0, most.characters).join('') }
  })
