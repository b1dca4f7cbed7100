/** The WordPress plugin, as far as no WordPress is needed. `npm run test:full` runs it on a new one. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { describeElements, elementsFile, pluginFolder } from '../../../scripts/wordpress.ts'

const php = (...args: string[]) => spawnSync('php', args, { encoding: 'utf8' })
const hasPhp = php('-v').status === 0
const scripts = readdirSync(pluginFolder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.php') && !path.startsWith('dist/'),
)

test('the plugin knows the elements of the table; "npm run docs" writes them', () => {
  expect(readFileSync(elementsFile, 'utf8')).toBe(describeElements())
})

test("the plugin has the package's version", () => {
  const main = readFileSync(join(pluginFolder, 'client-portal.php'), 'utf8')
  expect(/^ \* Version: +(.+)$/m.exec(main)?.[1]).toBe(manifest.version)
})

test.skipIf(!hasPhp).each(scripts)('PHP can read %s (needs php)', (path) => {
  const { stdout, stderr } = php('-l', join(pluginFolder, path))
  expect(stderr + stdout).toContain('No syntax errors')
})

test('no script does anything when it is asked for by its address', () => {
  const open = scripts.filter((path) => {
    const text = readFileSync(join(pluginFolder, path), 'utf8')
    // What lies there beside: a list that WordPress reads, and nothing else.
    return (
      !/^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m.test(text) && !path.endsWith('.asset.php')
    )
  })
  expect(open).toEqual([])
})
