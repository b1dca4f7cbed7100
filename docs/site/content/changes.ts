/** The last release, as the changelog has it. */
import { readFileSync } from 'node:fs'
import { version } from './addresses.ts'
import { slugify } from './markdown.ts'

const heading = new RegExp(`^## (${version.replaceAll('.', '\\.')} - (\\d{4}-\\d\\d-\\d\\d))$`, 'm')

/** The date of the version, and where the changelog tells of it. Both are unknown before the release. */
export function readRelease(): { date?: string; address: string } {
  const [, title, date] = heading.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
  return { date, address: title ? `/changes.html#${slugify(title)}` : '/changes.html' }
}
