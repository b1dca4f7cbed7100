/** The code of pages with a bundler: components in React, tags in Vue, Svelte and Angular. */
import type { CodeFile, CodeOptions, Shown, Value } from './code.ts'
import {
  attributesOf,
  camelCase,
  configureCall,
  hasTokens,
  indent,
  needsLanguages,
  quote,
  quoteInMarkup,
  tag,
  tagsOf,
  tokensCode,
} from './write.ts'

const library = 'client-portal-elements'

/** Style sheets and languages: the same in all of them, but for the build whose languages they are. */
const sharedImports = (options: CodeOptions, build: string) => [
  `import '${library}/reserve.css'`,
  ...(needsLanguages(options) ? [`import '${build}/languages'`] : []),
  ...(hasTokens(options) ? ["import './portal.css'"] : []),
]

const styleFile = (options: CodeOptions): CodeFile[] =>
  hasTokens(options) ? [{ name: 'src/portal.css', language: 'css', code: tokensCode(options) }] : []

export function reactCode(elements: readonly Shown[], options: CodeOptions): CodeFile[] {
  const component = (name: string) => camelCase(`-${name}`)
  const calls = configureCall(options)
  const names = [...tagsOf(elements).map(component).toSorted(), ...(calls.length > 0 ? ['configure'] : [])]
  const tags = elements.map((shown) =>
    tag(component(shown.tag), attributesOf(shown, jsxAttribute).map(camelCaseName), ' />'),
  )
  const [only = ''] = tags
  const body = tags.length === 1 ? only : `<>\n${indent(tags.join('\n'))}\n</>`
  const code = [
    ...sharedImports(options, library),
    `import { ${names.join(', ')} } from '${library}/react'`,
    '',
    ...calls.flatMap((call) => [call, '']),
    'export function Account() {',
    body.includes('\n') ? `  return (\n${indent(body, '    ')}\n  )` : `  return ${body}`,
    '}',
  ]
  return [{ name: 'src/account.tsx', language: 'tsx', code: code.join('\n') }, ...styleFile(options)]
}

/** The prop of an attribute: `page-size={5}` → `pageSize={5}`. */
const camelCaseName = (attribute: string) => attribute.replace(/^[\w-]+/, camelCase)

const jsxAttribute = (name: string, value: Value) =>
  `${name}=${typeof value === 'number' ? `{${value}}` : value === '' ? '""' : quoteInMarkup(String(value))}`

/** The script that defines the elements and sets the settings, before the app starts. */
function mainFile(elements: readonly Shown[], options: CodeOptions, types: readonly string[]): CodeFile {
  const calls = configureCall(options)
  const code = [
    ...sharedImports(options, `${library}/light`),
    ...tagsOf(elements)
      .toSorted()
      .map((name) => `import '${library}/light/elements/${name}'`),
    ...(calls.length > 0 ? [`import { configure } from '${library}/light'`] : []),
    ...types,
    ...calls.flatMap((call) => ['', call]),
  ]
  return { name: 'src/main.ts', language: 'ts', code: code.join('\n') }
}

/** The tags of a template. */
const markup = (elements: readonly Shown[], write: (name: string, value: Value) => string, end: string) =>
  elements
    .map((shown) => tag(shown.tag, attributesOf(shown, write), end.replace('{tag}', shown.tag)))
    .join('\n')

const htmlAttribute = (name: string, value: Value) => `${name}=${quoteInMarkup(String(value))}`

export function vueCode(elements: readonly Shown[], options: CodeOptions): CodeFile[] {
  return [
    {
      name: 'src/Account.vue',
      language: 'vue',
      code: `<template>\n${indent(markup(elements, htmlAttribute, ' />'))}\n</template>`,
    },
    mainFile(elements, options, [`import type {} from '${library}/vue'`]),
    {
      name: 'vite.config.ts',
      language: 'ts',
      code: [
        "const isCustomElement = (tag: string) => tag.startsWith('cp-')",
        'plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],',
      ].join('\n'),
    },
    ...styleFile(options),
  ]
}

export function svelteCode(elements: readonly Shown[], options: CodeOptions): CodeFile[] {
  const attribute = (name: string, value: Value) =>
    typeof value === 'number'
      ? `${name}={${value}}`
      : String(value).includes('{')
        ? `${name}={${quote(String(value))}}`
        : htmlAttribute(name, value)
  return [
    { name: 'src/Account.svelte', language: 'svelte', code: markup(elements, attribute, '></{tag}>') },
    mainFile(elements, options, [`import type {} from '${library}/svelte'`]),
    ...styleFile(options),
  ]
}

export function angularCode(elements: readonly Shown[], options: CodeOptions): CodeFile[] {
  // Angular would take two braces for an expression.
  const attribute = (name: string, value: Value) =>
    String(value).includes('{{')
      ? `[${camelCase(name)}]=${quoteInMarkup(quote(String(value)))}`
      : htmlAttribute(name, value)
  const [html, component] = [markup(elements, attribute, ' />'), 'src/account.ts']
  return [
    { name: 'src/account.html', language: 'html', code: html },
    {
      name: component,
      language: 'ts',
      code: [
        "import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'",
        '',
        '@Component({',
        "  selector: 'app-account',",
        "  templateUrl: './account.html',",
        '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
        '})',
        'export class Account {}',
      ].join('\n'),
    },
    mainFile(elements, options, []),
    ...styleFile(options),
  ]
}
