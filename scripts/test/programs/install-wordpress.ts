/** Finds or installs what the tests of the WordPress plugin run on: Debian's WordPress, PHP and MariaDB. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter } from 'node:path'
import { installByApt } from './install.ts'

/** Where Debian's package puts WordPress. */
export const wordpressFolder = '/usr/share/wordpress'

/** Debian keeps servers where only root looks. */
export const withServers = {
  ...process.env,
  PATH: [process.env.PATH, '/usr/sbin'].join(delimiter),
}

const answers = (command: string, ...args: string[]) =>
  spawnSync(command, args, { env: withServers, encoding: 'utf8' })

/** Without a theme, WordPress answers each page with a 500. Debian has each theme in a package of its own. */
const hasTheme = () => {
  const folder = `${wordpressFolder}/wp-content/themes`
  return existsSync(folder) && readdirSync(folder).length > 0
}

const isThere = () =>
  existsSync(`${wordpressFolder}/wp-load.php`) &&
  hasTheme() &&
  answers('mariadbd', '--version').status === 0 &&
  answers('php', '-m').stdout?.includes('mysqli')

/** As apt understands it: all of them, because their names are other ones with each version of WordPress. */
const themes = 'wordpress-theme-.*'

/** @throws if it is not there and can't be installed; the message says what to do */
export function ensureWordPress(): void {
  if (!isThere()) installByApt('wordpress', themes, 'php-cli', 'php-mysql', 'mariadb-server')
  if (isThere()) return
  throw new Error(
    "The tests of the WordPress plugin need Debian's packages wordpress with a theme, php-cli, php-mysql and mariadb-server.",
  )
}
