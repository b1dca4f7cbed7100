/**
 * `npm start`: the demo, from its sources; and where NODE_ENV is `production`, what `npm run build:server` has built. There
 * the packages of development may be missing, so this file is plain JavaScript. The server runs in this process: it gets
 * each signal itself.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../demo/dist/server.js', import.meta.url)

if (process.env.NODE_ENV === 'production') {
  if (existsSync(built)) await import(built.href)
  else
    giveUp(
      `There is no ${fileURLToPath(built)}. Run \`npm ci --include=dev\` and \`npm run build:server\` first.`,
    )
} else {
  const { register } = await import('tsx/esm/api').catch(() =>
    giveUp(
      'The demo needs the packages of development: run `npm ci`. Or set NODE_ENV=production for the built server.',
    ),
  )
  register()
  await import('./start.ts')
}

function giveUp(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
