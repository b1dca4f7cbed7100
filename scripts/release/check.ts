/**
 * `npm run release:check`, before a version is published: builds, packs, installs the package in an empty folder and uses
 * it there, as a company would. Writes the list of what the scripts hold into `test-results/release/`. Stops at the first
 * thing that is wrong.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import manifest from '../../package.json' with { type: 'json' }
import { noticeFiles, readNotices } from '../build/notices.ts'
import { launchOptions } from '../test/programs/chromium.ts'
import { needs } from '../test/programs/install-programs.ts'
import { run } from '../test/run.ts'
import { createSbom } from './sbom.ts'

const folder = mkdtempSync(join(tmpdir(), 'cp-release-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

step('build', run('tsx', ['scripts/build.ts']))

const silent = noticeFiles().flatMap((file) =>
  readNotices(file)
    .filter(({ text }) => !/copyright|apache license/i.test(text))
    .map(({ name }) => `${file}: ${name} has no text.`),
)
step('the license of each package that is built in', silent.length === 0, silent.join('\n'))

const list = 'test-results/release/sbom.json'
mkdirSync('test-results/release', { recursive: true })
writeFileSync(list, createSbom())
step(`the list of what is inside: ${list}`, true)

// What is read of npm's answer. The tests have looked at the files themselves: `tests/package`.
const [packed] = JSON.parse(npm('pack', '--json', '--pack-destination', folder)) as [
  { filename: string; size: number; entryCount: number },
]
step(`pack: ${packed.entryCount} files, ${Math.round(packed.size / 1000)} KB`, true)

writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
npm('install', '--prefix', folder, '--no-audit', '--no-fund', join(folder, packed.filename))
step('install in an empty folder', true)

const installed = join(folder, 'node_modules', manifest.name)
const entries = [
  '',
  '/define',
  '/loader',
  '/sandbox',
  '/messages/de',
  '/light',
  '/light/elements/cp-payments',
]
writeFileSync(
  join(folder, 'use.js'),
  `${entries.map((entry) => `await import('${manifest.name}${entry}')`).join('\n')}
   const { configure, version } = await import('${manifest.name}')
   await configure({ currency: 'EUR' })
   if (version !== '${manifest.version}') throw new Error(version)`,
)
step('import it in Node', run(process.execPath, [join(folder, 'use.js')]))

const help = execFileSync(process.execPath, [
  join(installed, manifest.bin['client-portal-elements']),
  'check-api',
  '--help',
])
step('its command', help.includes('check-api'))

step('a page with the portal and the sandbox', await showsPortal())

/** Whether a client sees their dashboard on a page with two scripts and a tag. */
async function showsPortal(): Promise<boolean> {
  const page = `<!doctype html><script type="module" src="/sandbox.js"></script>
    <script type="module" src="/loader.js"></script><cp-portal routing="memory"></cp-portal>`
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.png': 'image/png' }
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/') return response.setHeader('Content-Type', 'text/html').end(page)
    const { pathname } = new URL(url, 'http://localhost')
    try {
      const file = readFileSync(join(installed, 'dist/cdn', pathname))
      response.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream').end(file)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  Object.assign(process.env, needs.chromium())
  const browser = await chromium.launch(launchOptions())
  try {
    const view = await browser.newPage()
    // It listens on a port.
    await view.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await view.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
    return true
  } finally {
    await browser.close()
    server.close()
  }
}

function npm(...args: string[]): string {
  return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function step(name: string, succeeded: boolean, why = ''): void {
  console.log(`${succeeded ? 'good' : 'WRONG'}: ${name}`)
  if (succeeded) return
  if (why) console.error(why)
  process.exit(1)
}
