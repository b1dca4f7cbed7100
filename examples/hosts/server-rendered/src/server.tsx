import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import { Account } from './account'

const client = fileURLToPath(new URL('../client', import.meta.url))
const page = readFileSync(`${client}/index.html`, 'utf8')

/** Serves the page with its custom elements in the HTML: the browser draws them where they stand. */
export const server = new Hono()
  .get('/', (context) => context.html(page.replace('<!--account-->', () => renderToString(<Account />))))
  .get('/assets/*', serveStatic({ root: client }))
