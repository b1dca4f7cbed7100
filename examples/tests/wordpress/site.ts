/** A new WordPress, from Debian's package, in a folder of its own; and beside it the API, on another origin. */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { wordpressFolder } from '../../../scripts/test/programs/install-wordpress.ts'
import { createApi } from '../../../server/api/api.ts'
import { createSeed } from '../../../server/seed/seed.ts'
import { createMemoryStore } from '../../../server/stores/memory/memory.ts'
import { findFreePort } from '../../../server/tests/find-free-port'
import { listen } from '../../../tests/listen'
import { startDatabase } from './database'

export const secret = 'known to WordPress and to the API, and to nobody else'
export const password = 'correct horse battery staple'

/**
 * WordPress 6.1 is older than PHP 8.2, which deprecates some of it; what a plugin calls wrongly is a "Function". And
 * WordPress asks its makers for updates and translations, whom nothing here reaches.
 */
const ofWordPress =
  /PHP Deprecated: +(?!Function).* in \S+\/wp-(includes|admin)\/|in \S+\/(wp-includes\/update|wp-admin\/includes\/translation-install)\.php/

export interface Site {
  url: string
  api: string
  /** The folder that its web server shows. */
  root: string
  /** Runs PHP in the site, as nobody, and returns what it returns. */
  php(code: string): unknown
  /** What PHP has complained of since the last call: one line each. */
  takeComplaints(): string[]
  stop(): Promise<void>
}

export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'wp-'))
  const database = await startDatabase(folder)
  const root = join(folder, 'site')
  const log = join(folder, 'debug.log')
  cpSync(wordpressFolder, root, { recursive: true, dereference: true })
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  writeFileSync(join(root, 'wp-config.php'), config(database.host, url, log))

  const php = (code: string, first = '') => {
    const script = `${first} $_SERVER['HTTP_HOST'] = '127.0.0.1:${port}'; require '${root}/wp-load.php';
      echo "\\n", json_encode((function () { ${code} })());`
    const { stdout, stderr } = spawnSync('php', ['-r', script], { encoding: 'utf8' })
    const line = stdout.trim().split('\n').at(-1) ?? ''
    if (line === '') throw new Error(`PHP gave no answer: ${stderr}`)
    return JSON.parse(line)
  }
  php(install, `define( 'WP_INSTALLING', true );`)

  const server = spawn(
    'php',
    ['-S', `127.0.0.1:${port}`, '-t', root, resolve('examples/tests/wordpress/router.php')],
    {
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      stdio: 'ignore',
      // Its workers end with it only if all of them are told.
      detached: true,
    },
  )
  const end = (signal: NodeJS.Signals) => server.pid !== undefined && process.kill(-server.pid, signal)
  const endAtExit = () => end('SIGKILL')
  process.once('exit', endAtExit)
  while (
    !(await fetch(url, { redirect: 'manual' }).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('PHP did not start.')
    await pause(100)
  }
  const api = await startApi(url)
  return {
    url,
    api: `${api.url}/api/v1`,
    root,
    php,
    takeComplaints() {
      if (!existsSync(log)) return []
      const lines = readFileSync(log, 'utf8').trim().split('\n')
      rmSync(log)
      return lines.filter((line) => !ofWordPress.test(line))
    },
    async stop() {
      await api.close()
      process.off('exit', endAtExit)
      end('SIGTERM')
      await database.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Debian's own wp-config.php looks for its settings in /etc. */
const config = (host: string, url: string, log: string) => `<?php
  define( 'DB_NAME', 'wordpress' );
  define( 'DB_USER', 'root' );
  define( 'DB_PASSWORD', '' );
  define( 'DB_HOST', '${host}' );
  define( 'DB_CHARSET', 'utf8mb4' );
  define( 'DB_COLLATE', '' );
  foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
    define( $name . '_KEY', hash( 'sha256', $name . 'key' . __FILE__ ) );
    define( $name . '_SALT', hash( 'sha256', $name . 'salt' . __FILE__ ) );
  }
  define( 'WP_HOME', '${url}' );
  define( 'WP_SITEURL', '${url}' );
  define( 'WP_DEBUG', true );
  define( 'WP_DEBUG_LOG', '${log}' );
  define( 'WP_DEBUG_DISPLAY', false );
  define( 'WP_HTTP_BLOCK_EXTERNAL', true );
  define( 'DISABLE_WP_CRON', true );
  define( 'FS_METHOD', 'direct' );
  $table_prefix = 'wp_';
  defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
  require_once ABSPATH . 'wp-settings.php';
`

/** What "the famous five-minute installation" does, without the mail at its end. */
const install = `
  function wp_new_blog_notification() {}
  require_once ABSPATH . 'wp-admin/includes/upgrade.php';
  wp_install( 'Northlight & Sons', 'admin', 'admin@example.com', false, '', '${password}' );
  update_option( 'permalink_structure', '/%postname%/' );
  flush_rewrite_rules();
  return true;
`

async function startApi(origin: string) {
  const hashPassword = async (word: string) => `not hashed: ${word}`
  const store = createMemoryStore()
  await store.load(await createSeed({ now: new Date(), hashPassword, withoutLarge: true }))
  const app = new Hono().route(
    '/',
    createApi({
      store,
      hashPassword,
      secret: new TextEncoder().encode(secret),
      sendMail: async () => {},
      portalUrl: origin,
      origins: [origin],
    }),
  )
  return listen((request) => app.fetch(request))
}
