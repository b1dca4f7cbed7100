/** The page that shows mails during development, when there is no mail server. */
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { KeptMail, Outbox } from './mail.ts'

/** Adds the page, and how it looks. */
export function addOutbox(site: Hono, outbox: Outbox): void {
  site.get('/outbox', (context) => showOutbox(context, outbox))
  site.get('/outbox/:id', (context) => showHtml(context, outbox))
  site.get('/outbox.css', serveStatic({ root: fileURLToPath(new URL('.', import.meta.url)) }))
}

function showOutbox(context: Context, outbox: Outbox): Response | Promise<Response> {
  const mails = outbox.mails()
  return context.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Outbox</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/outbox.css" />
      </head>
      <body>
        <h1>Outbox</h1>
        <p>
          For development only: mails that would have been sent if SMTP_URL named a mail server. They are gone when the
          server stops.
        </p>
        ${mails.length === 0 ? html`<p>No mails yet.</p>` : mails.map(showMail)}
      </body>
    </html>`)
}

/** A mail as a mail program shows it: no script in it runs, it loads nothing, and it has no origin. */
function showHtml(context: Context, outbox: Outbox): Response | Promise<Response> {
  const mail = outbox.mails().find(({ id }) => id === context.req.param('id'))
  if (!mail?.html) return context.notFound()
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
  )
  return context.html(mail.html)
}

function showMail({ id, to, subject, text, html: asPage, sentAt }: KeptMail) {
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, ${sentAt.toISOString()}${asPage ? html`, <a href="/outbox/${id}">as a page</a>` : ''}</p>
    ${text.split('\n\n').map((paragraph) => html`<p>${linkOrText(paragraph)}</p>`)}
  </article>`
}

/** The server's mails put a link into a paragraph of its own. */
function linkOrText(paragraph: string) {
  return /^https?:\/\/\S+$/.test(paragraph) ? html`<a href="${paragraph}">${paragraph}</a>` : paragraph
}
