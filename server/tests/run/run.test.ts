/** What `server/run` says for Docker, compose, systemd and nginx, held to the server that it starts. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isInstalled } from '../../../scripts/test/programs/programs'
import { hasNginx, runNginx, shipped } from '../../../tests/nginx'
import { bytesOfForm, defaultLimits } from '../../api/limits'
import { STOP_TIMEOUT } from '../../api/node/http-server'
import { createBrowserApi } from '../../browser'
import { entries } from '../../build'
import { readConfig, variables } from '../../config/config'
import { readLimits } from '../../config/limits'
import { createPages } from '../../pages'
import { findFreePort } from '../find-free-port'

const folder = 'server/run'
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
/** What is found, as a list. */
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found)
const built = entries.map((entry) => entry.replace(/^server\/(.*)\.ts$/, 'server/dist/$1.js'))
const known = (names: readonly string[]) =>
  expect(names.filter((name) => !variables.includes(name))).toEqual([])
const assignments = (text: string) =>
  Object.fromEntries(all(text, /(\w+=\S+)/g).map((one) => one.split('=', 2)))

const dockerfile = read('Dockerfile')
const ofImage = assignments(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '')
const compose = parse(read('compose.yaml'), { merge: true })
const unit = read('client-portal.service')
const nginx = read('nginx.conf')
/** What an operator writes in place of what the files have. */
const filledIn = {
  JWT_SECRET: 'x1y2z3a4b5c6'.repeat(3),
  SECOND_STEP_SECRET: 'z1y2x3c4b5a6'.repeat(3),
  PUBLIC_URL: 'https://portal.northlight.test',
  MAIL_FROM: 'portal@northlight.test',
}

test('the Dockerfile copies what the server reads, and starts it without a shell', async () => {
  expect(validate(dockerfile)).toEqual([])
  expect(all(dockerfile, /^COPY (?!--from)(\S+) /gm).filter((path) => !existsSync(path))).toEqual([])
  const copied = all(dockerfile, /^COPY (?:--from=build )?(?:\/app\/)?(\S+) /gm)
  expect(copied).toEqual(
    expect.arrayContaining([
      'server/dist',
      'dist/cdn',
      'node_modules',
      'server/stores/sql/migrations',
      'server/run/portal',
    ]),
  )
  known(Object.keys(ofImage))
  const [, started = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(dockerfile) ?? []
  expect(built).toContain(started)
  expect(all(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([ofImage.PORT])
  const [check = ''] = all(dockerfile, /fetch\('([^']+)'\)/g)
  expect(new URL(check).port).toBe(ofImage.PORT)
  expect((await createBrowserApi().fetch(new URL(check).pathname)).status).toBe(200)
})

test('the compose file is one, and gives the server what it needs', () => {
  // nginx is there for everybody.
  const linter = new DCLinter({
    rules: { 'no-unbound-port-interfaces': 0 },
    quiet: true,
    debug: false,
    exclude: [],
  })
  const faults = linter.lintFiles([`${folder}/compose.yaml`], false).flatMap(({ messages }) => messages)
  expect(faults.filter(({ type }) => type === 'error')).toEqual([])

  const filled = {
    ...parseEnv(read('compose.env')),
    ...filledIn,
    ...{ POSTGRES_PASSWORD: 'p', BUCKET_SECRET_KEY: 'b', BUCKET_ROOT_PASSWORD: 'r' },
  }
  const asked = all(read('compose.yaml'), /\$\{(\w+)/g)
  expect(asked.filter((name) => !Object.hasOwn(filled, name))).toEqual([])
  const fill = (value: unknown) =>
    String(value).replace(/\$\{(\w+)[^}]*\}/g, (_, name) => Object(filled)[name] ?? '')

  for (const name of ['portal-1', 'portal-2']) {
    const { environment, build, stop_grace_period } = compose.services[name]
    known(Object.keys(environment))
    const given = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fill(value)]))
    expect(readConfig({ ...ofImage, ...given }).isBehindProxy).toBe(true)
    expect(existsSync(`${folder}/${build.context}/${build.dockerfile}`)).toBe(true)
    expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(STOP_TIMEOUT)
  }
  const services = Object.entries(
    compose.services as Record<string, { healthcheck?: object; command?: string }>,
  )
  // The image of the server has one of its own. The last one only makes the bucket.
  const unchecked = services.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name)
  expect(unchecked).toEqual(['make-bucket', 'portal-1', 'portal-2'])
  const mounted = services.flatMap(([, service]) => (Object(service).volumes ?? []) as string[])
  expect(mounted.map((line) => line.split(':')[0])).toEqual([
    'bucket',
    './bucket-policy.json',
    './nginx.conf',
    './tls',
    './acme',
    'postgres',
  ])
  // What nginx.conf names is filled in, and of its own variables nothing is.
  const { PORTAL_HOST, NGINX_ENVSUBST_FILTER } = compose.services.nginx.environment
  expect([fill(PORTAL_HOST), NGINX_ENVSUBST_FILTER]).toEqual(['portal.example.com', '^PORTAL_HOST$$'])
})

test('in compose, the key of the server opens the objects of its bucket alone', () => {
  const {
    Statement: [objects, bucket],
  } = JSON.parse(read('bucket-policy.json'))
  const { environment } = compose.services['portal-1']
  const name = new URL(environment.BUCKET_URL).pathname.slice(1)
  expect(objects.Action.toSorted()).toEqual(['s3:DeleteObject', 's3:GetObject', 's3:PutObject'])
  expect(objects.Resource).toBe(`arn:aws:s3:::${name}/uploads/*`)
  expect([bucket.Action, bucket.Resource]).toEqual(['s3:ListBucket', `arn:aws:s3:::${name}`])
  const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = compose.services.bucket.environment
  expect([MINIO_ROOT_USER, MINIO_ROOT_PASSWORD]).not.toContain(environment.BUCKET_ACCESS_KEY)
  expect(MINIO_ROOT_PASSWORD).not.toBe(environment.BUCKET_SECRET_KEY)
})

test('the unit starts what is built, with what it needs, and waits until it has ended', () => {
  const [, started = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? []
  expect(built).toContain(started)
  const file = parseEnv(read('client-portal.env'))
  known(Object.keys(file))
  const { dataFolder, isDemo } = readConfig({ ...file, ...filledIn, SMTP_URL: 'smtp://mail.northlight.test' })
  expect([dataFolder, isDemo]).toEqual([`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`, false])
  expect(read('client-portal.env')).toContain(String(/^EnvironmentFile=(.*)$/m.exec(unit)?.[1]))
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1000).toBeGreaterThan(STOP_TIMEOUT)
})

test('the unit of the backup may write where the script does: into its folder, and into the one of the server', () => {
  const backup = read('client-portal-backup.service')
  const [, folderOfBackups] = /^ExecStart=\S+ (\S+)/m.exec(backup) ?? []
  const { DATA_DIR } = parseEnv(read('client-portal.env'))
  expect(/^ReadWritePaths=(.*)$/m.exec(backup)?.[1]?.split(' ')).toEqual([folderOfBackups, DATA_DIR])
})

test.skipIf(!isInstalled('systemd'))('systemd finds no fault in the units (needs systemd)', () => {
  const copies = mkdtempSync(join(tmpdir(), 'cp-units-'))
  cpSync(folder, copies, { recursive: true })
  // The guide installs it under this name, too.
  cpSync(`${folder}/client-portal.service`, join(copies, 'client-portal@.service'))
  const units = readdirSync(copies).filter((name) => /\.(service|timer)$/.test(name))
  expect(units).toHaveLength(4)
  const paths = units.map((name) => join(copies, name))
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
  rmSync(copies, { recursive: true })
  // It also looks for the programs, which may be elsewhere on this machine.
  expect([status, stderr.replace(/^.*Command .* is not executable.*\n/gm, '')]).toEqual([
    expect.any(Number),
    '',
  ])
})

test('the backup runs as the server does: its user, its variables, its scripts', () => {
  const backup = read('client-portal-backup.service')
  for (const name of ['User', 'EnvironmentFile']) {
    const [line = ''] = new RegExp(`^${name}=.*$`, 'm').exec(unit) ?? []
    expect(backup).toContain(`${line}\n`)
  }
  const [, place, script = ''] = /^ExecStart=(\S+?)\/(server\/run\/\S+) /m.exec(backup) ?? []
  expect(unit).toContain(`WorkingDirectory=${place}\n`)
  expect(existsSync(script)).toBe(true)
})

test.skipIf(process.platform === 'win32')(
  'the guide starts a server for each core, with ports of its own',
  () => {
    const block = all(readFileSync('docs/server/run.md', 'utf8'), /```sh\n([^`]*client-portal@[^`]*)```/g)
    const etc = mkdtempSync(join(tmpdir(), 'cp-etc-'))
    // In place of the machine: four cores, and what would be done as root.
    const machine = `
    nproc() { echo 4; }
    sudo() { if [ "$1" = tee ]; then cat >"${etc}/\${2#/etc/}"; else echo "$*"; fi; }
  `
    const { stdout } = spawnSync('sh', ['-euc', machine + block.join('\n')], { encoding: 'utf8' })
    const numbers = [2, 3, 4]
    const started = all(stdout, /^systemctl enable --now (\S+)$/gm)
    expect(started).toEqual(numbers.map((number) => `client-portal@${number}`))
    const first = parseEnv(read('client-portal.env'))
    const configs = numbers.map((number) =>
      readConfig({
        ...first,
        ...parseEnv(readFileSync(join(etc, `client-portal-${number}.env`), 'utf8')),
        ...{ ...filledIn, SMTP_URL: 'smtp://mail.northlight.test' },
      }),
    )
    const ports = configs.flatMap(({ port, metrics }) => [port, metrics.port])
    const taken = [...ports, readConfig({}).port, Number(first.METRICS_PORT)]
    expect(new Set(taken).size).toBe(8)
    rmSync(etc, { recursive: true })
  },
)

test('nginx knows both servers, and lets the largest form and the longest pause through', () => {
  expect(all(nginx, /^ {2}server (\S+) /gm)).toEqual(
    ['portal-1', 'portal-2'].map((name) => `${name}:${ofImage.PORT}`),
  )
  expect(all(nginx, /client_max_body_size (\d+);/g)).toEqual([String(bytesOfForm(defaultLimits))])
  expect(Number(all(nginx, /proxy_read_timeout (\d+)s;/g))).toBeGreaterThan(
    defaultLimits.streams.heartbeatSeconds,
  )
  const times = all(nginx, /(?:client_body|send)_timeout (\d+)s;/g).map(Number)
  expect(times).toEqual([defaultLimits.idleSeconds, defaultLimits.idleSeconds])
})

test.skipIf(!hasNginx)(
  'nginx gives each request an id, and the address of the caller (needs nginx)',
  async () => {
    const echo = createServer(({ headers }, answer) => answer.end(JSON.stringify(headers)))
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve))
    const { port } = Object(echo.address())
    const plain = await findFreePort()
    const behind = await runNginx((own) => shipped([`http://127.0.0.1:${port}`], own, plain))
    const answer = await fetch(behind.url, {
      headers: { 'X-Request-Id': 'mine', 'X-Forwarded-For': '192.0.2.1' },
    })
    expect(await answer.json()).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      'x-forwarded-for': '127.0.0.1',
    })
    await behind.close()
    echo.close()
  },
)

test('the server has the portal alone, in its own page or in that of a company', async () => {
  const options = {
    ...{ outbox: undefined, isLight: false, pagesFolder: undefined, more: undefined },
    url: 'http://127.0.0.1',
  }
  const server = createPages(options)
  for (const path of ['/embed/', '/hosts/html/index.html', '/pay', '/service-requests.js', '/outbox.css']) {
    expect([path, (await server.request(path)).status]).toEqual([path, 404])
  }
  const page = await (await server.request('/login')).text()
  expect(page).toContain('<cp-portal>')
  expect(page).not.toContain('Northlight')
  expect((await server.request('/portal.css')).status).toBe(200)
  // It knows the ways in: nobody has to write them twice.
  expect(page).toContain('<cp-config sign-in-ways="password" ')
  const byLink = createPages({ ...options, signInWays: ['link', 'passkey'] })
  for (const path of ['/login', '/nowhere'])
    expect(await (await byLink.request(path)).text()).toContain('<cp-config sign-in-ways="link passkey" ')
  const own = createPages({ ...options, pagesFolder: 'demo' })
  expect(await (await own.request('/login')).text()).toContain('Northlight')
})

test('the guide names each variable', () => {
  const rows =
    readFileSync('docs/server/variables.md', 'utf8')
      .match(/^\| `[A-Z].*$/gm)
      ?.join('\n') ?? ''
  expect(variables.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
})

test('the guide names each limit as it is', () => {
  const rows = all(readFileSync('docs/server/operate.md', 'utf8'), /^\| (`LIMIT_\w+` \| [\d,]+) \|/gm)
  const set = Object.fromEntries(rows.map((row) => row.replace(/[`,]/g, '').split(' | ')))
  expect(rows.length).toBeGreaterThan(15)
  expect(readLimits(set)).toEqual(defaultLimits)
})
