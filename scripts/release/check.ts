/**
 * `npm run release:check`, before a version is published: reads the changelog, builds, packs, installs the package in an empty
 * folder and uses it there, as a company would. Writes the list of what the scripts hold into `test-results/release/`. Stops at
 * the first thing that is wrong.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { isFull } from '../../tests/tiers.ts'
import { noticeFiles, readNotices } from '../build/notices.ts'
import { faultsOfRecord, readRecord } from '../test/record.ts'
import { faultsOf } from './changelog.ts'
import { compareWithRegistry } from './published.ts'
import { createSbom } from './sbom.ts'
import { showPortal } from './show-portal.ts'

const folder = mkdtempSync(join(tmpdir(), 'cp-release-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const installed = join(folder, 'node_modules', manifest.name)
const list = 'test-results/release/sbom.json'
/** One of each kind: what a company may import first. */
const entries = [
  '',
  '/define',
  '/loader',
  '/sandbox',
  '/messages/de',
  '/light',
  '/light/elements/cp-payments',
]

await step('what the changelog says fits the version', () => {
  const faults = faultsOf(manifest.version)
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

// In a full run, the record is not whole yet.
if (!isFull)
  await step('the last full run is whole, without a failure, and not too old', () => {
    const faults = faultsOfRecord(readRecord())
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })

await step('build', () => call('npx', 'tsx', 'scripts/build.ts'))

await step('each package that is built in has the text of its license', () => {
  for (const file of noticeFiles()) {
    const silent = readNotices(file).find(({ text }) => !/copyright|apache license/i.test(text))
    if (silent) throw new Error(`${file}: there is no text below ${silent.name}.`)
  }
})

await step(`the list of what is inside: ${list}`, () => {
  mkdirSync('test-results/release', { recursive: true })
  writeFileSync(list, createSbom())
})

await step('each module of a package is as the registry has it', () => console.log(compareWithRegistry()))

await step('pack, and install in an empty folder', () => {
  // What is read of npm's answer. The tests have looked at the files themselves: `tests/package`.
  const [packed] = JSON.parse(call('npm', 'pack', '--json', '--pack-destination', folder)) as [
    { filename: string; size: number; entryCount: number },
  ]
  console.log(`${packed.entryCount} files, ${Math.round(packed.size / 1000)} KB`)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  call('npm', 'install', '--prefix', folder, '--no-audit', '--no-fund', join(folder, packed.filename))
})

await step('import it in Node', () => {
  const code = `
    ${entries.map((entry) => `await import('${manifest.name}${entry}')`).join('\n')}
    const { configure, version } = await import('${manifest.name}')
    await configure({ currency: 'EUR' })
    if (version !== '${manifest.version}') throw new Error(version)`
  writeFileSync(join(folder, 'use.js'), code)
  call(process.execPath, join(folder, 'use.js'))
})

await step('its command', () => {
  const command = join(installed, manifest.bin['client-portal-elements'])
  const help = call(process.execPath, command, 'check-api', '--help')
  if (!help.includes('check-api https://')) throw new Error(`It does not say how it is used: ${help}`)
})

await step('a page with the portal and the sandbox', () => showPortal(join(installed, 'dist/cdn')))

function call(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

async function step(name: string, run: () => unknown): Promise<void> {
  try {
    await run()
    console.log(`good: ${name}`)
  } catch (error) {
    console.error(`WRONG: ${name}\n${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
