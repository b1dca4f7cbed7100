/** The component of each framework's starter, with the elements in it. */
import type { Embed, Shown, Value } from './embed.ts'
import { importOf } from './imports.ts'
import { contentOf, markup } from './layout.ts'
import type { Piece } from './piece.ts'
import { attribute, attributesOf, camelCase, indent, quote, quoteInMarkup, tag, tagsOf } from './write.ts'

export const componentPieces = (embed: Embed): Piece[] => writers[embed.framework]?.(embed) ?? []

const what = 'The component of the starter. Or take its lines into one of yours.'
const importSettings = "import './client-portal'"
/** `cp-payments` → `CpPayments` */
const componentOf = (name: string) => camelCase(`-${name}`)
const prop = (name: string, value: Value) =>
  `${name}=${typeof value === 'number' ? `{${value}}` : quoteInMarkup(String(value))}`
const component = ({ tag: name, attributes = {} }: Shown) => {
  const props = Object.entries(attributes).map(([attribute, value]) => [camelCase(attribute), value])
  return tag(componentOf(name), attributesOf({ attributes: Object.fromEntries(props) }, prop), ' />')
}
/** A tag without an end tag, which the compilers of Vue and Angular know. */
const element = (shown: Shown, write = attribute) => tag(shown.tag, attributesOf(shown, write), ' />')
/** Angular takes two braces for an expression, in entities, too. */
const bound = (name: string, value: Value) =>
  String(value).includes('{{') ? attribute(`[attr.${name}]`, quote(String(value))) : attribute(name, value)

const writers: Partial<Record<Embed['framework'], (embed: Embed) => Piece[]>> = {
  react: (embed) => [
    {
      name: 'src/App.tsx',
      language: 'tsx',
      what,
      hasElements: true,
      code: [
        importSettings,
        `import { ${tagsOf(embed.elements).map(componentOf).toSorted().join(', ')} } from '${importOf(embed)}/react'`,
        '',
        'export default function App() {',
        '  return (',
        '    <>',
        indent(contentOf(embed, component), '      '),
        '    </>',
        '  )',
        '}',
      ].join('\n'),
    },
  ],
  vue: (embed) => [
    {
      name: 'src/App.vue',
      language: 'vue',
      what,
      hasElements: true,
      code: [
        '<script setup lang="ts">',
        importSettings,
        '</script>',
        '',
        '<template>',
        indent(contentOf(embed, (shown) => element(shown))),
        '</template>',
      ].join('\n'),
    },
    {
      name: 'vite.config.ts',
      language: 'ts',
      what: 'It tells Vue that these tags are no components of its own.',
      code: [
        "import vue from '@vitejs/plugin-vue'",
        "import { defineConfig } from 'vite'",
        '',
        "const isCustomElement = (tag: string) => tag.startsWith('cp-')",
        '',
        'export default defineConfig({',
        '  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],',
        '})',
      ].join('\n'),
    },
  ],
  svelte: (embed) => [
    {
      name: 'src/App.svelte',
      language: 'svelte',
      what,
      hasElements: true,
      code: ['<script lang="ts">', importSettings, '</script>', '', contentOf(embed, markup)].join('\n'),
    },
  ],
  angular: (embed) => [
    {
      name: 'src/app/app.ts',
      language: 'ts',
      what,
      hasElements: true,
      code: [
        importSettings,
        "import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'",
        '',
        '@Component({',
        "  selector: 'app-root',",
        '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
        '  template: `',
        indent(
          contentOf(embed, (shown) => element(shown, bound)),
          '    ',
        ),
        '  `,',
        '})',
        'export class App {}',
      ].join('\n'),
    },
    {
      name: 'angular.json, in the options of "build"',
      language: 'json',
      what: 'Angular would write styles into the page, which the policy does not allow.',
      code: '"optimization": { "scripts": true, "styles": { "minify": true, "inlineCritical": false } }',
    },
  ],
}
