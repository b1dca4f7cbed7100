/** The tokens as data can be read by programs that know the format of the Design Tokens Community Group. */

import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { defineConfig, parse } from '@terrazzo/parser'
import { expect, test } from 'vitest'
import { textStyles } from '../../docs/site/theme/text-styles'
import { pathOf, typed } from '../../docs/site/theme/token-types'
import manifest from '../../package.json' with { type: 'json' }

const cwd = pathToFileURL(`${process.cwd()}/`)

async function read(file: string) {
  const src = readFileSync(file, 'utf8')
  const config = defineConfig({ lint: { rules: {} } }, { cwd })
  return parse([{ filename: new URL(file, cwd), src }], { config })
}

const names = (tokens: object) => Object.keys(tokens)

/** Without a theme the typefaces are the page's. */
const own = [
  ...[...typed.keys()].flatMap((name) => (typed.get(name) === 'fontFamily' ? [] : pathOf(name).join('.'))),
  ...Object.keys(textStyles).map((name) => `text-style.${name}`),
]

test('tokens.json has each token, light and dark', async () => {
  const { resolver } = await read(manifest.exports['./tokens.json'])
  const light = resolver?.apply({ theme: 'light' }) ?? {}
  const dark = resolver?.apply({ theme: 'dark' }) ?? {}
  expect(names(light).toSorted()).toEqual(own.toSorted())
  expect(names(dark).toSorted()).toEqual(own.toSorted())
  expect(light['colour.text']?.$value).not.toEqual(dark['colour.text']?.$value)
})

test.each(['./tokens.light.json', './tokens.dark.json'] as const)('%s has each token', async (entry) => {
  const { tokens } = await read(manifest.exports[entry])
  expect(names(tokens).toSorted()).toEqual(own.toSorted())
})
