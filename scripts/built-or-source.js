/**
 * Runs the source; and where NODE_ENV is `production`, what `npm run build:server` has made of it. There the packages of
 * development may be missing, so this file is plain JavaScript. All runs in this process: it gets each signal itself.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @param built Its name in `server/dist`. @param source From this folder. */
export async function runBuiltOrSource(built, source) {
  if (process.env.NODE_ENV === 'production') {
    const file = new URL(`../server/dist/${built}`, import.meta.url)
    if (existsSync(file)) return import(file.href)
    giveUp(
      `There is no ${fileURLToPath(file)}. Run \`npm ci --include=dev\` and \`npm run build:server\` first.`,
    )
  }
  const { register } = await import('tsx/esm/api').catch(() =>
    giveUp(
      'This needs the packages of development: run `npm ci`. Or set NODE_ENV=production for what is built.',
    ),
  )
  register()
  return import(source)
}

function giveUp(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
