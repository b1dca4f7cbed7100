/** `npm run docs`: writes what the documents take from the code anew: tables and worked examples. */
import { writeFileSync } from 'node:fs'
import { openApiFile } from './guides.ts'
import { fillReference, references } from './reference.ts'

for (const path of Object.keys(references)) writeFileSync(path, fillReference(path))
writeFileSync('docs/openapi.json', openApiFile())
