/**
 * The list of what our scripts hold, for whoever has to answer for them (CycloneDX 1.6). `npm sbom` knows only what npm
 * installs with the package: not what is built into the scripts, such as React in those for pages.
 */
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { noticeFiles, readNotices } from '../build/notices.ts'

interface Component {
  name: string
  version: string
  license: string
  /** The folders of scripts that hold it. */
  folders: string[]
}

/** What is built in, by the notices that the bundler has written. */
function findComponents(): Component[] {
  const found = new Map<string, Component>()
  for (const file of noticeFiles()) {
    for (const { name, version, license } of readNotices(file)) {
      const component = found.get(`${name}@${version}`) ?? { name, version, license, folders: [] }
      component.folders = [...new Set([...component.folders, dirname(file)])].toSorted()
      found.set(`${name}@${version}`, component)
    }
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

const addressOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const describe = (name: string, version: string, license: string) => ({
  type: 'library',
  'bom-ref': addressOf(name, version),
  name,
  version,
  licenses: [{ license: { id: license } }],
  purl: addressOf(name, version),
})

/** The list as JSON. To be called after the build. */
export function createSbom(): string {
  const ours = describe(manifest.name, manifest.version, manifest.license)
  const components = findComponents().map(({ name, version, license, folders }) => ({
    ...describe(name, version, license),
    properties: folders.map((folder) => ({ name: `${manifest.name}:folder`, value: folder })),
  }))
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: { timestamp: new Date().toISOString(), component: ours },
    components,
    dependencies: [{ ref: ours['bom-ref'], dependsOn: components.map((component) => component['bom-ref']) }],
  }
  return `${JSON.stringify(sbom, null, 2)}\n`
}
