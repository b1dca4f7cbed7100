/** Files that are versions of one file: those of the same name, and those of which the server says that one replaces the other. */
import type { ProjectFile } from '../server/schema'
import { folded } from '../text/folded'
import { savedName } from './file-links'

/** What of a file decides whose version it is. */
type Versioned = Pick<ProjectFile, 'id' | 'name' | 'path' | 'createdAt' | 'replaces'>

/**
 * Puts the versions of one file together, the newest first. They stand where the newest one stood, so that a list stays in the
 * server's order.
 *
 * Names are the same as a search compares them, with the same ending: `Plan.pdf` and `plan.PDF` are, `plan.docx` is another file.
 */
export function versionsIn<File extends Versioned>(files: readonly File[]): File[][] {
  const groups = new Map<File, File[]>(files.map((file) => [file, [file]]))
  const join = (one: File | undefined, other: File | undefined) => {
    const [first, second] = [one && groups.get(one), other && groups.get(other)]
    if (!first || !second || first === second) return
    first.push(...second)
    for (const file of second) groups.set(file, first)
  }
  const byId = new Map(files.map((file) => [file.id, file]))
  const byName = new Map<string, File>()
  for (const file of files) {
    const name = folded(savedName(file).trim())
    if (name) join(byName.get(name), file)
    byName.set(name, file)
    if (file.replaces !== undefined) join(byId.get(file.replaces), file)
  }
  const places = new Map(files.map((file, place) => [file, place]))
  const placeOf = (file: File) => places.get(file) ?? 0
  const ages = new Map(files.map((file) => [file, ageOf(file, byId)]))
  const isNewer = (one: File, other: File) => {
    const [first, second] = [ages.get(one), ages.get(other)]
    return (
      (second?.time ?? 0) - (first?.time ?? 0) ||
      (second?.steps ?? 0) - (first?.steps ?? 0) ||
      placeOf(one) - placeOf(other)
    )
  }
  const sorted = [...new Set(groups.values())].map((group) => group.toSorted(isNewer))
  const placeOfGroup = ([newest]: readonly File[]) => (newest ? placeOf(newest) : 0)
  return sorted.toSorted((one, other) => placeOfGroup(one) - placeOfGroup(other))
}

/**
 * When a file became a version: never before the one that it replaces, whatever its date says; and how many it replaces, one
 * after the other. A server's mistake may lead in a circle.
 */
function ageOf<File extends Versioned>(file: File, byId: ReadonlyMap<string, File>) {
  const seen = new Set<File>()
  let time = Number.NEGATIVE_INFINITY
  for (let each: File | undefined = file; each && !seen.has(each); ) {
    seen.add(each)
    time = Math.max(time, new Date(each.createdAt).getTime() || 0)
    each = each.replaces === undefined ? undefined : byId.get(each.replaces)
  }
  return { time, steps: seen.size }
}
