/** A framework's own checker takes a host as it stands, and refuses its page with a mistake in it. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { isFull } from '../tiers.ts'

const hosts = resolve('examples/hosts')

/** Each makes a page wrong in one place. */
const mistakes: Record<string, (page: string) => string> = {
  attribute: (page) => page.replace(/<(cp-projects|CpProjects) /, '<$1 colour="red" '),
  detail: (page) => page.replace('detail.total', 'detail.count'),
  value: (page) => page.replace(/(page-size|pageSize)=(\{5\}|"5")/, '$1="many"'),
}

/** The page with something of the host's in a slot. */
const withContent = (page: string) =>
  page.replace(/<(cp-projects|CpProjects) ([^>]*?)\s*\/?>(<\/\1>)?/, '<$1 $2><p slot="empty">None</p></$1>')

test.each([
  { host: 'react', file: 'account.tsx', checker: ['tsc'] },
  // It has the same page as the one before.
  ...(isFull ? [{ host: 'server-rendered', file: 'account.tsx', checker: ['tsc'] }] : []),
  { host: 'vue', file: 'App.vue', checker: ['vue-tsc'] },
  { host: 'svelte', file: 'App.svelte', checker: ['svelte-check', '--tsconfig', 'tsconfig.json'] },
])(
  '$host: $checker.0 finds each mistake, and nothing else',
  ({ host, file, checker: [command = '', ...args] }) => {
    // Inside of the host, whose packages and configuration are found from there.
    const folder = join(hosts, host, 'dist', 'types')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const page = readFileSync(join(hosts, host, 'src', file), 'utf8')
    const wrong = Object.entries(mistakes).map(([name, mistake]) => {
      expect(mistake(page), `${file} has no place for the mistake "${name}"`).not.toBe(page)
      return { name: name + extname(file), text: mistake(page) }
    })
    expect(withContent(page)).not.toBe(page)
    writeFileSync(join(folder, `content${extname(file)}`), withContent(page))
    for (const { name, text } of wrong) writeFileSync(join(folder, name), text)
    const tsconfig = { extends: '../../tsconfig.json', include: ['.', '../../src'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))

    const { stdout } = spawnSync(join(hosts, 'node_modules', '.bin', command), args, {
      cwd: folder,
      encoding: 'utf8',
    })
    // Where CI asks for colours, they stand within the names too.
    const said = stripVTControlCharacters(stdout)
    const refused = new Set(Array.from(said.matchAll(/([\w.-]+)[(:]\d+[,:]\d+/g), ([, name]) => name))
    expect([...refused].toSorted(), said).toEqual(wrong.map(({ name }) => name))
  },
)
