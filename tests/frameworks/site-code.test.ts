/** The code that the site shows of an element compiles in the frameworks that have a compiler of their own. */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { exampleOf } from '../../docs/site/content/element-examples'
import { elementCode } from '../../docs/site/elements/element-code'
import { tags } from '../../src/elements/elements'

/** A text that looks like code of each of them. */
const odd = '"<b> {{1}} [x] `$' + '{1}` \\ &amp;'

const hosts = createRequire(resolve('examples/hosts/package.json'))
const compilers = {
  vue(code: string) {
    const { parse, compileTemplate } = hosts('@vue/compiler-sfc')
    const { descriptor, errors } = parse(code)
    const source = descriptor.template?.content
    expect([...errors, ...compileTemplate({ source, filename: 'App.vue', id: 'app' }).errors]).toEqual([])
  },
  svelte: (code: string) => hosts('svelte/compiler').compile(code, { generate: 'client' }),
}

test.each(['vue', 'svelte'] as const)('the code of each element compiles in %s', (tab) => {
  for (const tag of tags) {
    const { situations, attributes } = exampleOf(tag)
    const shown = { tag, attributes: { ...situations[0]?.attributes, ...attributes, name: odd } }
    const ofTab = elementCode(tab, [shown]).filter(({ language }) => language === tab)
    expect(ofTab).not.toEqual([])
    for (const { code } of ofTab) compilers[tab](code)
  }
})
