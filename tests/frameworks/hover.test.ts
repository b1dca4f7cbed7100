/** An editor shows the sentences of the reference: TypeScript's language service is what most editors ask. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { elementDocs, eventDocs } from '../../src/elements/reference/sentences.ts'

/** What is used of TypeScript 5, which the hosts have: TypeScript 7 has no such interface. */
interface TypeScript {
  createLanguageService(host: object): {
    getQuickInfoAtPosition(file: string, at: number): { documentation?: { text: string }[] } | undefined
  }
  getDefaultLibFilePath(options: object): string
  ScriptSnapshot: { fromString(text: string): object }
  sys: Record<'fileExists' | 'readFile' | 'readDirectory' | 'directoryExists' | 'getDirectories', unknown>
}
const ts: TypeScript = createRequire(resolve('examples/hosts/package.json'))('typescript')

/** Inside of the package, its own name leads to what it exports. */
const file = join(resolve('test-results'), 'hover.tsx')
const page = `
  import { CpDashboard, CpPayments } from 'client-portal-elements/react'
  document.createElement('cp-payments').headingLevel = 3
  export const account = (
    <>
      <CpPayments pageSize={5} />
      <CpDashboard onCpPayRequest={() => {}} />
      <cp-projects page-size="5" oncp-error={() => {}} />
    </>
  )
`
/** The numbers that the compiler's options have in its interface. */
const options = { target: 9, module: 99, moduleResolution: 100, jsx: 4, strict: true, types: [] }
const service = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => true,
  getCompilationSettings: () => options,
  getCurrentDirectory: () => resolve('.'),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  getScriptFileNames: () => [file],
  getScriptSnapshot: (path: string) =>
    ts.ScriptSnapshot.fromString(path === file ? page : readFileSync(path, 'utf8')),
  getScriptVersion: () => '1',
})

const { summary, attributes } = elementDocs['cp-payments']

test.each([
  ['CpPayments page', `\`<cp-payments>\`: ${summary}`],
  ['pageSize', attributes['page-size']],
  ['onCpPayRequest', eventDocs['cp-pay-request']],
  ['headingLevel', attributes['heading-level']],
  ['page-size', elementDocs['cp-projects'].attributes['page-size']],
  ['oncp-error', eventDocs['cp-error']],
])('at %s', (name, sentence) => {
  const { documentation = [] } = service.getQuickInfoAtPosition(file, page.indexOf(name)) ?? {}
  expect(documentation.map(({ text }) => text).join('')).toBe(sentence)
})
