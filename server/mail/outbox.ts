/** The page that shows mails during development, when there is no mail server. */
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { KeptMail, Outbox } from './mail.ts'

/** Adds the page, and how it looks. */
export function addOutbox(site: Hono, outbox: Outbox): void {
  site.get('/outbox', (context) => showOutbox(context, outbox))
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

function showMail({ to, subject, text, sentAt }: KeptMail) {
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, ${sentAt.toISOString()}</p>
    ${text.split('\n\n').map((paragraph) => html`<p>${linkOrText(paragraph)}</p>`)}
  </article>`
}

/** The server's mails put a link into a paragraph of its own. */
function linkOrText(paragraph: string) {
  return /^https?:\/\/\S+$/.test(paragraph) ? html`<a href="${paragraph}">${paragraph}</a>` : paragraph
}
