/** LibreOffice opens the file of payments: whatever the separator, it finds texts and no formula. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLibreOffice } from '../../scripts/test/programs/libreoffice.ts'
import { toCsv } from '../../src/core/payments/csv'
import { hostileCells } from '../core/payments/hostile-cells'

const folder = mkdtempSync(join(tmpdir(), 'cp-office-'))

/**
 * Lets LibreOffice read a CSV file, as its dialog does with these separators, and write it in another format.
 * `0,false,true,false,false,false,0,true` is the language, and what it makes of texts: numbers of numbers, formulas of
 * formulas.
 */
function convert(csv: string, separators: string, format: string): string {
  writeFileSync(join(folder, 'payments.csv'), csv)
  const codes = Array.from(separators, (character) => character.charCodeAt(0)).join('/')
  const out = join(folder, 'out')
  const options = [
    '--headless',
    `-env:UserInstallation=file://${join(folder, 'profile')}`,
    `--infilter=Text - txt - csv (StarCalc):${codes},34,76,1,,0,false,true,false,false,false,0,true`,
    ...['--convert-to', format, '--outdir', out, join(folder, 'payments.csv')],
  ]
  execFileSync(findLibreOffice() ?? 'soffice', options, { stdio: 'pipe' })
  return readFileSync(join(out, `payments.${format.split(':')[0]}`), 'utf8')
}

const formulasIn = (csv: string, separators: string) =>
  convert(csv, separators, 'fods').match(/table:formula="[^"]*"/g) ?? []

const csv = toCsv(hostileCells.map((text) => ['id', text, -3, 'end']))

test('it would calculate what is no text', () => {
  expect(formulasIn('"a",=1+1\r\n', ',')).toEqual(['table:formula="of:=1+1"'])
})

// Excel and LibreOffice take the comma, the semicolon where the comma is in numbers, or what somebody has chosen.
test.each([',', ';', '\t', '|', ',;', ',;\t'])('no cell is a formula where %j separates', (separators) => {
  expect(formulasIn(csv, separators)).toEqual([])
})

test('each text arrives, with no more than apostrophes before what would be a formula', () => {
  // Written again with every text in quotes.
  const again = convert(csv, ',', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false')
  const rows = Array.from(again.matchAll(/^"id","((?:[^"]|"")*)",-3,"end"\n/gm), ([, text = '']) =>
    text.replaceAll('""', '"'),
  )
  // LibreOffice has no NUL, and one end of a line.
  const asThere = (text: string) => text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')
  expect(rows.map((text) => text.replaceAll("'", ''))).toEqual(hostileCells.map(asThere))
})
