/**
 * Languages and programs that some tests run. Where one is missing, its tests are skipped, and counted as skipped:
 * `npm run test:full` installs it before.
 */
import { spawnSync } from 'node:child_process'
import { installByApt } from './install.ts'

/** For each: a command that succeeds where it is installed, and Debian's packages. */
const programs = {
  openssl: { check: ['openssl', 'version'], packages: ['openssl'] },
  python: { check: ['python3', '-c', 'import cryptography'], packages: ['python3', 'python3-cryptography'] },
  php: { check: ['php', '-r', 'exit(extension_loaded("openssl") ? 0 : 1);'], packages: ['php-cli'] },
  java: { check: ['javac', '-version'], packages: ['default-jdk-headless'] },
  mono: { check: ['mcs', '--version'], packages: ['mono-mcs', 'mono-runtime'] },
} as const

export type Program = keyof typeof programs

export const isInstalled = (name: Program) => succeeds(programs[name].check)

const succeeds = ([command, ...args]: readonly [string, ...string[]]) => spawnSync(command, args).status === 0

/** Installs those that are missing, where Debian's packages can be installed. */
export function installPrograms(): void {
  const missing = Object.values(programs).filter(({ check }) => !succeeds(check))
  if (missing.length > 0) installByApt(...missing.flatMap(({ packages }) => packages))
}
