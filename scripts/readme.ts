/** `npx tsx scripts/readme.ts`: writes the README's tables anew from the code. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fillReference } from './reference.ts'

writeFileSync('README.md', fillReference(readFileSync('README.md', 'utf8')))
