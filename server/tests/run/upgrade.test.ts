/** `server/run/upgrade`, with git and links as they are, and a server, an npm and a systemctl of the test's own. */
import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isInstalled } from '../../../scripts/test/programs/programs'
import { findFreePort } from '../find-free-port'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cp-upgrade-')))
const [origin, link, bin] = [join(folder, 'origin'), join(folder, 'portal'), join(folder, 'bin')]
const script = join(process.cwd(), 'server/run/upgrade')
let port: number

/** It serves what stands beside it, and says which version it is; one that is broken is never ready. */
const server = `
const { createServer } = require('node:http'), { existsSync, readFileSync } = require('node:fs'), { join } = require('node:path')
const root = join(__dirname, '../..'), version = readFileSync(join(root, 'version'), 'utf8')
createServer(({ url }, answer) => {
  if (url === '/api/v1/ready') return answer.writeHead(version === 'broken' ? 503 : 200).end(version)
  answer.writeHead(existsSync(join(root, 'dist', url)) ? 200 : 404).end()
}).listen(process.env.PORT)`
const programs = {
  sudo: 'exec "$@"',
  npm: `[ "$*" = 'run build:server' ] || exit 0
[ ! -e dist/cdn/chunks/app-$(cat version).js ] || exit 0
rm -rf dist server/dist; mkdir -p dist/cdn/chunks dist/cdn/light/chunks server/dist; cp server.js server/dist/server.js
for each in dist/cdn dist/cdn/light; do cp version "$each/chunks/app-$(cat version).js"; done; [ "$(cat version)" != unbuildable ]`,
  systemctl: `[ "$*" = 'restart client-portal' ]
[ ! -e ${folder}/pid ] || kill $(cat ${folder}/pid)
while ( exec 3<>/dev/tcp/127.0.0.1/$PORT ) 2>/dev/null; do sleep 0.05; done
cd ${link}; PORT=$PORT ${process.execPath} server/dist/server.js >/dev/null 2>&1 & echo $! >${folder}/pid`,
}

const run = (command: string, args: readonly string[], cwd = folder, patience = '60') =>
  spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{
        PATH: `${bin}:${process.env.PATH}`,
        LINK: link,
        SERVERS: `client-portal=${port}`,
        PORT: String(port),
      },
      PATIENCE: patience,
    },
  })
const git = (args: string, cwd: string) =>
  run('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args.split(' ')], cwd)
const upgrade = (...args: string[]) => run(script, args).status
function publish(version: string) {
  writeFileSync(join(origin, 'version'), version)
  git('add .', origin)
  git(`commit --quiet --message ${version}`, origin)
  git(`tag ${version}`, origin)
}
/** Its connection ends with the server. */
const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } })
const version = () => vi.waitFor(async () => (await at('/api/v1/ready')).text(), 60_000)
/** Which versions' chunks there are, in both folders. */
async function chunks() {
  const found: string[] = []
  for (const name of ['one', 'two', 'three', 'broken']) {
    const answers = [await at(`/cdn/chunks/app-${name}.js`), await at(`/cdn/light/chunks/app-${name}.js`)]
    if (answers.every(({ ok }) => ok)) found.push(name)
  }
  return found
}

beforeAll(async () => {
  port = await findFreePort()
  for (const each of [origin, bin]) mkdirSync(each)
  for (const [name, lines] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/bash\n${lines}\n`, { mode: 0o755 })
  writeFileSync(join(origin, 'server.js'), server)
  writeFileSync(join(origin, '.gitignore'), 'dist\n')
  mkdirSync(join(origin, 'server/run'), { recursive: true })
  writeFileSync(join(origin, 'server/run/nginx.conf'), '')
  git('init --quiet', origin)
  publish('one')
  run('git', ['clone', '--quiet', origin, link])
  run('npm', ['run', 'build:server'], link)
  run('systemctl', ['restart', 'client-portal'])
})
afterAll(() => {
  process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')))
  rmSync(folder, { recursive: true })
})

test.skipIf(!isInstalled('curl'))(
  'switches when the new one is built, keeps the chunks of open pages for a day, and goes back (needs curl)',
  async () => {
    writeFileSync(join(origin, 'server/run/nginx.conf'), 'another one')
    publish('two')
    const first = run(script, [])
    expect(first.status).toBe(0)
    expect(first.stdout).toMatch(/now, and was .*\nFiles .*server\/run\/nginx.conf differ\n$/)
    expect([await version(), await chunks()]).toEqual(['two', ['one', 'two']])

    expect(upgrade('--undo')).toBe(0)
    expect(await version()).toBe('one')
    const { status, stderr } = run(script, ['--undo'])
    expect([status, stderr]).toEqual([
      1,
      `There is no release before ${join(folder, 'portal.releases/first')}.\n`,
    ])

    publish('broken')
    // It is never ready: nobody waits long for that.
    expect(run(script, ['broken'], folder, '1').status).toBe(1)
    expect(await version()).toBe('one')
    publish('unbuildable')
    expect(upgrade('unbuildable')).not.toBe(0)
    expect(await version()).toBe('one')

    publish('three')
    expect(upgrade('three')).toBe(0)
    expect([await version(), await chunks()]).toEqual(['three', ['one', 'two', 'three', 'broken']])

    // A day later, nobody has a page of those any more.
    const left = join(folder, 'portal.releases/first.left')
    utimesSync(left, 0, 0)
    expect(upgrade('two')).toBe(0)
    expect(await chunks()).not.toContain('one')
    expect(await chunks()).toContain('three')
  },
  // A busy machine takes long to start so many programs.
  180_000,
)
