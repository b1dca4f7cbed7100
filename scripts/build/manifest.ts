/** Builds the files for editors and tools: `custom-elements.json`, VS Code's custom data, JetBrains' web-types. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Package } from 'custom-elements-manifest'
import manifest from '../../package.json' with { type: 'json' }
import { createCssData, createHtmlData, createWebTypes } from '../../src/elements/reference/editor-data.ts'
import { createManifest } from '../../src/elements/reference/manifest.ts'
import { describeDetails } from '../docs/read-interfaces.ts'
import { isPlain, partsByTag } from '../docs/read-parts.ts'

/** Creates the manifest of the elements from their table and from the sources. */
export function describeElements(): Package {
  const details = describeDetails(readFileSync('src/views/host/host.ts', 'utf8'))
  return createManifest({ details, parts: partsByTag(), isPlain })
}

/** Writes the files into `dist/`. */
export function buildManifest(): void {
  const described = describeElements()
  const files = {
    'custom-elements.json': described,
    'vscode.html-custom-data.json': createHtmlData(described),
    'vscode.css-custom-data.json': createCssData(),
    'web-types.json': createWebTypes(described, manifest),
  }
  for (const [name, data] of Object.entries(files)) {
    writeFileSync(`dist/${name}`, `${JSON.stringify(data)}\n`)
  }
}
