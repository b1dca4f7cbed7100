/** The component of each framework's starter, with the elements in it. */
import type { Shown, Value } from '../../code/code.ts'
import { attributesOf, camelCase, indent, quoteInMarkup, tag, tagsOf } from '../../code/write.ts'
import type { Choice } from '../choice.ts'
import { importOf } from './imports.ts'
import { contentOf, markup, shownOf } from './layout.ts'
import type { Piece } from './piece.ts'
import { attribute } from './quote.ts'

export const componentPieces = (choice: Choice): Piece[] => writers[choice.framework]?.(choice) ?? []

const what = 'The component of the starter. Or take its lines into one of yours.'
const importSettings = "import './client-portal'"
/** `cp-payments` → `CpPayments` */
const componentOf = (name: string) => camelCase(`-${name}`)
const prop = (name: string, value: Value) => `${camelCase(name)}=${quoteInMarkup(String(value))}`
const component = (shown: Shown) => tag(componentOf(shown.tag), attributesOf(shown, prop), ' />')
/** A tag without an end tag, which the compilers of Vue and Angular know. */
const element = (shown: Shown) => tag(shown.tag, attributesOf(shown, attribute), ' />')

const writers: Partial<Record<Choice['framework'], (choice: Choice) => Piece[]>> = {
  react: (choice) => [
    {
      name: 'src/App.tsx',
      language: 'tsx',
      what,
      code: [
        importSettings,
        `import { ${tagsOf(shownOf(choice)).map(componentOf).toSorted().join(', ')} } from '${importOf(choice)}/react'`,
        '',
        'export default function App() {',
        '  return (',
        '    <>',
        indent(contentOf(choice, component), '      '),
        '    </>',
        '  )',
        '}',
      ].join('\n'),
    },
  ],
  vue: (choice) => [
    {
      name: 'src/App.vue',
      language: 'vue',
      what,
      code: [
        '<script setup lang="ts">',
        importSettings,
        '</script>',
        '',
        '<template>',
        indent(contentOf(choice, element)),
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
  svelte: (choice) => [
    {
      name: 'src/App.svelte',
      language: 'svelte',
      what,
      code: ['<script lang="ts">', importSettings, '</script>', '', contentOf(choice, markup)].join('\n'),
    },
  ],
  angular: (choice) => [
    {
      name: 'src/app/app.ts',
      language: 'ts',
      what,
      code: [
        importSettings,
        "import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'",
        '',
        '@Component({',
        "  selector: 'app-root',",
        '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
        '  template: `',
        indent(contentOf(choice, element), '    '),
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
