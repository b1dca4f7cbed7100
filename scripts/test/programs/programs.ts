/**
 * Languages and programs that some tests run. Where one is missing, its tests are skipped, and counted as skipped:
 * `npm run test:full` installs it before.
 */
import { spawnSync } from 'node:child_process'
import { installByApt } from './install.ts'
import { findPostgres } from './postgres.ts'

/** What `examples/servers/python` imports. Debian's packages are for Debian's Python, which may not be the first one. */
const modules = 'import cryptography, fastapi, jwt, multipart, uvicorn'

/** The Python that has them. */
export const findPython = (): string | undefined =>
  ['python3', '/usr/bin/python3'].find((python) => succeeds([python, '-c', modules]))

/** Debian keeps it where only root looks. */
export const withNginx = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

type Check = readonly [string, ...string[]] | (() => string | undefined)

/** For each: a command that succeeds where it is installed, or a function that finds it, and Debian's packages. */
const programs = {
  openssl: { check: ['openssl', 'version'], packages: ['openssl'] },
  python: { check: ['python3', '-c', 'import cryptography'], packages: ['python3', 'python3-cryptography'] },
  fastapi: {
    check: findPython,
    packages: [
      'python3-fastapi',
      'python3-uvicorn',
      'python3-multipart',
      'python3-jwt',
      'python3-cryptography',
    ],
  },
  php: { check: ['php', '-r', 'exit(extension_loaded("openssl") ? 0 : 1);'], packages: ['php-cli'] },
  pdo: {
    check: ['php', '-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);'],
    packages: ['php-cli', 'php-sqlite3'],
  },
  ruby: { check: ['ruby', '-e', 'require "puma"; require "rack"'], packages: ['ruby', 'ruby-rack', 'puma'] },
  go: { check: ['go', 'version'], packages: ['golang-go'] },
  /** What finds races between calls in Go is written in C. */
  cgo: {
    check: ['sh', '-c', 'test "$(go env CGO_ENABLED)" = 1 && gcc --version'],
    packages: ['golang-go', 'gcc', 'libc6-dev'],
  },
  nginx: { check: ['nginx', '-v'], packages: ['nginx-light'] },
  curl: { check: ['curl', '--version'], packages: ['curl'] },
  systemd: { check: ['systemd-analyze', '--version'], packages: ['systemd'] },
  postgres: { check: findPostgres, packages: ['postgresql'] },
  /** Beside a PostgreSQL that DATABASE_URL names, they may be missing. */
  pg_dump: {
    check: ['sh', '-c', 'pg_dump --version && pg_restore --version && psql --version'],
    packages: ['postgresql-client'],
  },
  java: { check: ['javac', '-version'], packages: ['default-jdk-headless'] },
  mono: { check: ['mcs', '--version'], packages: ['mono-mcs', 'mono-runtime'] },
} as const

export type Program = keyof typeof programs

export const isInstalled = (name: Program) => isThere(programs[name].check)

const isThere = (check: Check) => (typeof check === 'function' ? check() !== undefined : succeeds(check))

const succeeds = ([command, ...args]: readonly [string, ...string[]]) =>
  spawnSync(command, args, { env: withNginx }).status === 0

/** Installs those that are missing, where Debian's packages can be installed. */
export function installPrograms(): void {
  const missing = Object.values(programs).filter(({ check }) => !isThere(check))
  if (missing.length > 0) installByApt(...missing.flatMap(({ packages }) => packages))
}
