/** `npm run docs`: updates the content of the documents that comes from the code: tables and examples. */
import { writeFileSync } from 'node:fs'
import { openApiFile } from './guides.ts'
import { fillReference, references } from './reference.ts'

for (const path of Object.keys(references)) writeFileSync(path, fillReference(path))
writeFileSync('docs/openapi.json', openApiFile())
