/**
 * `npm run docs`: updates the content of the documents that comes from the code: tables and examples. And what the WordPress plugin knows of the
 * elements.
 */
import { writeFileSync } from 'node:fs'
import { openApiFile } from './docs/guides.ts'
import { fillReference, references } from './docs/reference.ts'
import { isBuilt, sizeTable } from './docs/sizes.ts'
import { describeElements, elementsFile } from './wordpress.ts'

const sizes = 'docs/embed/loading.md'
if (isBuilt()) writeFileSync(sizes, fillReference(sizes, { sizes: sizeTable }))
else console.log(`${sizes} stays as it is: \`npm run build\` makes the files whose sizes it tells.`)
for (const path of Object.keys(references)) writeFileSync(path, fillReference(path))
writeFileSync('docs/openapi.json', openApiFile())
writeFileSync(elementsFile, describeElements())
