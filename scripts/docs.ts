/**
 * `npm run docs`: updates the content of the documents that comes from the code: tables and examples. And what the WordPress plugin knows of the
 * elements.
 */
import { writeFileSync } from 'node:fs'
import { openApiFile } from './docs/guides.ts'
import { fillReference, references } from './docs/reference.ts'
import { describeElements, elementsFile } from './wordpress.ts'

for (const path of Object.keys(references)) writeFileSync(path, fillReference(path))
writeFileSync('docs/openapi.json', openApiFile())
writeFileSync(elementsFile, describeElements())
