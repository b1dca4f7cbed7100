/**
 * Holds what went into our scripts against what the authors of the packages have published: the build writes down the hash of
 * each module that it has taken from a package.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf, type ModuleList, readList } from '../build/bundler/module-list.ts'
import { run } from '../test/run.ts'

type Modules = ModuleList['packages']

/** The folder of a module's package: `node_modules/@r2wc/core` of `node_modules/@r2wc/core/dist/core.js`. */
const folderOf = (module: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0] ?? ''

/** The packages that modules belong to, and the releases that are installed. */
export function packagesOf(modules: Modules): { folder: string; name: string; version: string }[] {
  const folders = Array.from(new Set(Object.keys(modules).map(folderOf)))
  return folders.toSorted().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, name, version }
  })
}

/** The modules that are not as the file says that `fileOf` gives for each. */
export const changedModules = (modules: Modules, fileOf: (module: string) => string): string[] =>
  Object.entries(modules).flatMap(([module, hash]) => {
    const file = fileOf(module)
    return existsSync(file) && hashOf(readFileSync(file, 'utf8')) === hash ? [] : [module]
  })

/**
 * Asks the registry for each package that is built in. npm holds each archive to the hash in `package-lock.json`.
 * @returns what was compared
 * @throws if a module is another one than the registry's
 */
export function compareWithRegistry(): string {
  const { packages: modules } = readList()
  const packages = packagesOf(modules)
  const place = mkdtempSync(join(tmpdir(), 'cp-registry-'))
  try {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    for (const { folder, name, version } of packages) {
      const to = join(place, folder)
      mkdirSync(to, { recursive: true })
      const options = ['--json', '--pack-destination', to]
      const [packed] = JSON.parse(
        execFileSync('npm', ['pack', `${name}@${version}`, ...options], { encoding: 'utf8' }),
      ) as [{ filename: string; integrity: string }] // what is read of npm's answer
      if (packed.integrity !== lock.packages[folder]?.integrity)
        throw new Error(`${name}@${version} of the registry is not what package-lock.json says.`)
      if (!run('tar', ['-xzf', join(to, packed.filename), '--strip-components=1', '-C', to]))
        throw new Error(`${packed.filename} can't be unpacked.`)
    }
    const changed = changedModules(modules, (module) => join(place, module))
    if (changed.length > 0) throw new Error(`Not as published: ${changed.join(', ')}`)
    return `${Object.keys(modules).length} modules of ${packages.length} packages`
  } finally {
    rmSync(place, { recursive: true })
  }
}
