/** `npm run build:site` makes the site in `docs/dist/`; `npm run site` serves it, and shows each change at once. */
import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import Eleventy from '@11ty/eleventy'
import DevServer from '@11ty/eleventy-dev-server'
import { isStale, library } from '../../scripts/build/inputs.ts'
import { findMistakes } from './content/find-mistakes.ts'

const output = 'docs/dist'
const isServed = process.argv.includes('--serve')

if (isStale(library))
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })

// What is no page any more would stay.
rmSync(output, { recursive: true, force: true })
const site = new Eleventy('docs', output, {
  configPath: 'docs/site/eleventy.config.ts',
  quietMode: true,
})
try {
  if (isServed) await serve()
  else await build()
} catch (error) {
  console.error(reasonOf(error))
  process.exit(1)
}

async function build(): Promise<void> {
  // Its errors come here.
  site.disableLogger()
  await site.write()
  const mistakes = findMistakes(output)
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  console.log(`${pages.length} pages in ${output}/`)
}

async function serve(): Promise<void> {
  // By itself it listens on every address of the machine.
  DevServer.prototype._serverListen = function (port) {
    this.server.prependListener('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return
      console.error(`Port ${port} is taken. Stop what uses it, or choose another one with PORT.`)
      process.exit(1)
    })
    this.server.listen({ port, host: '127.0.0.1' })
  }
  await site.init()
  await site.watch()
  await site.serve(Number(process.env.PORT ?? 4180))
}

/** Eleventy wraps what was thrown, often twice. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = 'originalError' in error ? error.originalError : error.cause
  return cause ? reasonOf(cause) : error.message
}
