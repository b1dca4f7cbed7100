/** What CHANGELOG.md says of a version, and what it leaves out. */
import { readFileSync } from 'node:fs'

const headings = ['Breaking', 'Added', 'Changed', 'Fixed', 'Security']
/** A patch never breaks, and adds nothing. */
const ofPatches = ['Fixed', 'Security']

/** The entries of each heading, in its order. @param version Or `Unreleased`. */
export function readChanges(
  version: string,
  changelog = readFileSync('CHANGELOG.md', 'utf8'),
): Map<string, string[]> {
  const part = changelog.split(/^## /m).find((each) => each.split(/\s/, 1)[0] === version) ?? ''
  return new Map(
    part
      .split(/^### /m)
      .slice(1)
      .map((section) => {
        // Between the heading and its entries may stand for whom they are.
        const [heading = '', ...entries] = section.split(/\n(?=- )/)
        return [
          heading.split('\n', 1).join(),
          entries.map((entry) => entry.slice(2).replaceAll(/\s+/g, ' ').trim()),
        ]
      }),
  )
}

/** The version that was released last, as the changelog has it. */
export const lastReleased = (changelog = readFileSync('CHANGELOG.md', 'utf8')) =>
  /^## (\d\S+) - \d{4}-\d\d-\d\d$/m.exec(changelog)?.[1]

/** Why a version can't be released so, in sentences. None if it can. */
export function faultsOf(version: string, changelog?: string): string[] {
  const unreleased = readChanges('Unreleased', changelog)
  const changes = readChanges(version, changelog)
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const isWrong = (heading: string) =>
    patch > 0 ? !ofPatches.includes(heading) : heading === 'Breaking' && major > 0 && minor > 0
  const order = [...unreleased.keys()]
  return [
    ...(lastReleased(changelog) === version
      ? []
      : [`The first version below Unreleased is not "${version} - <date>".`]),
    ...(order.join() === headings.filter((heading) => unreleased.has(heading)).join()
      ? []
      : [
          `The headings below Unreleased are ${headings.join(', ')}, in this order, and not ${order.join(', ')}.`,
        ]),
    ...[unreleased, changes]
      .flatMap((each) => each.get('Breaking') ?? [])
      .filter((entry) => !/\*\*Fix:\*\* \S/.test(entry))
      .map((entry) => `There is no "**Fix:** …" in: ${entry}`),
    ...[...changes.keys()]
      .filter(isWrong)
      .map((heading) => `${version} is no number for what stands below ${heading}.`),
  ]
}

/**
 * The lines that Unreleased lacks: of a name that is gone below Breaking, of a new one below Added, or below Breaking if it
 * stands in place of one that is gone.
 */
export function lackingLines(
  before: readonly string[],
  now: readonly string[],
  changes: Map<string, string[]>,
): string[] {
  const breaking = changes.get('Breaking') ?? []
  const added = [...breaking, ...(changes.get('Added') ?? [])]
  const lacking = (names: readonly string[], others: readonly string[], entries: readonly string[]) =>
    names.filter((name) => !others.includes(name) && !entries.some((entry) => isNamed(name, entry)))
  return [
    ...lacking(before, now, breaking).map((name) => `Breaking: \`${name}\` is gone. What does a host do?`),
    ...lacking(now, before, added).map((name) => `Added: \`${name}\` is new.`),
  ]
}

/** Whether an entry has each word of a name, as code. */
function isNamed(name: string, entry: string): boolean {
  const code = (entry.match(/`[^`]+`/g) ?? []).join(' ')
  return name.split(' ').every((word) => {
    const escaped = word.replaceAll(/[^\w-]/g, String.raw`\$&`)
    return new RegExp(String.raw`(?<![\w-])${escaped}(?![\w-])`).test(code)
  })
}
