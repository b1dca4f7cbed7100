/**
 * The page of the link in mails about news. It asks, as programs follow links to see where they lead: the button turns the mails
 * off, and so does the mail program that posts by itself (RFC 8058). Both need no sign-in.
 */
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { noticeKinds } from '../../src/core/server/schema/index.ts'
import { randomId } from '../base/secrets.ts'
import { type InLanguage, inLanguageOf, listed } from '../mail/texts/notices/languages.ts'
import { unsubscribePath } from '../mail/unsubscribing.ts'
import { closedAs } from '../stores/closed.ts'
import type { Dependencies } from './dependencies.ts'

export function addUnsubscribe(app: Hono, dependencies: Dependencies): void {
  const { addressOf, basePath, count, store, unsubscribing } = dependencies
  const path = basePath + unsubscribePath

  app.on(['GET', 'POST'], path, async (context) => {
    await count(['open', addressOf(context)])
    const found = await unsubscribing.read(context.req.param('token') ?? '')
    const client = found && (await store.client(found.clientId))
    const inLanguage = inLanguageOf(client ?? { language: '' }, dependencies.mailLanguage)
    const { off, kinds: words } = inLanguage.texts
    if (!found) return show(context, { says: [off.invalid], status: 400 }, inLanguage, dependencies)
    const kinds = listed(
      inLanguage,
      found.kinds.map((kind) => words[kind]),
    )
    if (context.req.method !== 'POST') {
      return show(context, { says: [off.question(kinds)], button: off.button }, inLanguage, dependencies)
    }
    // Of an erased client there is nothing to turn off, and whoever has the link learns nothing of it.
    const never = noticeKinds
      .filter((kind) => found.kinds.includes(kind))
      .map((kind) => [kind, 'never'] as const)
    if (client && closedAs(client)?.state !== 'erased')
      await store.changeMailSettings(client.id, Object.fromEntries(never))
    return show(context, { says: [off.done(kinds), off.again] }, inLanguage, dependencies)
  })
}

interface Shown {
  says: readonly string[]
  /** Of a page that asks. */
  button?: string
  /** By default 200. */
  status?: 400
}

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere }
  h1 { font-size: 1.25rem; line-height: 1.35 }
  button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.5rem; background: #1f5fbf; color: #fff;
    font: inherit; font-weight: 600; cursor: pointer }
  a { color: inherit; display: inline-block; padding: 0.625rem 0 }
  :focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
`

/** Without a script, and with no style but its own. No other site can put it into a frame, and nobody finds it by a search. */
async function show(
  context: Context,
  { says, button, status }: Shown,
  { direction, language, texts }: InLanguage,
  { portalUrl }: Dependencies,
): Promise<Response> {
  const nonce = randomId()
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  context.header('Content-Disposition', 'inline')
  context.header('Referrer-Policy', 'no-referrer')
  context.header('X-Robots-Tag', 'noindex')
  const [first = '', ...others] = says
  return context.html(
    html`<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${texts.off.title}</title>
    <style nonce="${nonce}">${raw(styles)}</style>
  </head>
  <body>
    <main>
      <h1>${first}</h1>
      ${others.map((each) => html`<p>${each}</p>`)}
      ${button ? html`<form method="post"><button>${button}</button></form>` : ''}
      <p><a href="${portalUrl}">${texts.off.portal}</a></p>
    </main>
  </body>
</html>`,
    status,
  )
}
