/**
 * `npm publish` runs this first: nobody can report a fault of a package that doesn't say where it comes from. Who publishes
 * it fills in these fields of `package.json`, once.
 */
import { readFileSync } from 'node:fs'

// What is read of npm's file, in the folder of the package.
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
const missing = ['homepage', 'repository', 'bugs'].filter((name) => !isAddress(manifest[name]))
if (missing.length > 0) {
  console.error(
    `Before the package is published, write your own addresses into package.json: ${missing.join(', ')}.`,
  )
  process.exit(1)
}

/** Whether a field has an address: `https://…`, or an object with one, as npm allows. */
function isAddress(field: unknown): boolean {
  const address = typeof field === 'object' && field && 'url' in field ? field.url : field
  return typeof address === 'string' && address.includes('://')
}
