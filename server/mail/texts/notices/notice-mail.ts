/**
 * The mail that tells a client of news. It has titles and links, enough to know whether to go there: no amounts, and nothing that
 * somebody wrote. It loads nothing, and all that came from elsewhere is text.
 */
import { html } from 'hono/html'
import type { NoticeKind } from '../../../../src/core/server/schema/index.ts'
import type { Mail } from '../../mail.ts'
import { dayInWords, type InLanguage } from './languages.ts'

export interface News {
  kind: NoticeKind
  /** Of a ticket its subject, of a project its name. */
  about: string
  /** The title of the notification, where nothing is known of what it is about. */
  title: string
  /** When a payment is due, as `2026-11-20`; empty if it is not known. */
  day: string
  /** Where it is in the portal. */
  url: string
}

interface Told {
  to: { name: string; email: string }
  /** The oldest first, and at least one. */
  news: readonly News[]
  portalUrl: string
  /** Turns off mails of these kinds. */
  unsubscribeUrl: string
  inLanguage: InLanguage
}

const MOST_LINES = 10
/** Of a title, in characters: a subject stays in one line of most mail programs. */
const LONGEST_TITLE = 120

/** In one line, without what could turn text around: clients and staff wrote it. */
const line = (text: string): string => {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  const letters = Array.from(plain.trim())
  return letters.length > LONGEST_TITLE
    ? `${letters
        .slice(0, LONGEST_TITLE - 1)
        .join('')
        .trim()}…`
    : letters.join('')
}

export async function noticeMail({ to, news, portalUrl, unsubscribeUrl, inLanguage }: Told): Promise<Mail> {
  const { texts } = inLanguage
  const all = withoutTwins(news).map((one) => ({
    url: one.url,
    name: nameOf(one, inLanguage),
    title: titleOf(one, inLanguage),
  }))
  const [first = { url: portalUrl, name: '', title: '' }, ...others] = all
  const lines = others.length > 0 ? all.slice(0, MOST_LINES) : [first]
  const page: Page = {
    greeting: line(texts.greeting(line(to.name))),
    above: others.length > 0 ? texts.severalBelow : '',
    lines,
    below: all.length > lines.length ? texts.more : '',
    button:
      others.length > 0 ? { url: portalUrl, label: texts.openPortal } : { url: first.url, label: texts.open },
    unsubscribeUrl,
  }
  return {
    to: to.email,
    subject: others.length > 0 ? texts.several(first.name) : first.title,
    text: plainText(page, inLanguage),
    html: await htmlText(page, inLanguage),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Of several answers on one ticket, the mail has one line. */
function withoutTwins(news: readonly News[]): News[] {
  const seen = new Map(news.map((one) => [[one.kind, one.url, one.about || one.title].join('\n'), one]))
  return [...seen.values()]
}

/** What it is about. Between Arabic words, the letters of others stay in their order. */
function nameOf({ about, title }: News, { direction }: InLanguage): string {
  const name = line(about || title)
  return direction === 'rtl' ? `\u2068${name}\u2069` : name
}

function titleOf(news: News, inLanguage: InLanguage): string {
  const { texts } = inLanguage
  const { kind, about, day } = news
  const name = nameOf(news, inLanguage)
  if (!about) return name
  if (kind !== 'payments') return texts[kind](name)
  return texts.payments(name, day && dayInWords(day, inLanguage))
}

interface Page {
  greeting: string
  above: string
  lines: readonly { url: string; title: string }[]
  below: string
  button: { url: string; label: string }
  unsubscribeUrl: string
}

function plainText({ greeting, above, lines, below, unsubscribeUrl }: Page, { texts }: InLanguage): string {
  const paragraphs = [greeting, above, ...lines.flatMap(({ title, url }) => [title, url]), below, texts.why]
  return [...paragraphs.filter(Boolean), `${texts.unsubscribe}:`, unsubscribeUrl].join('\n\n')
}

const font = "font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"
const button =
  'display: inline-block; padding: 12px 20px; border-radius: 8px; background: #1f5fbf; color: #ffffff; font-weight: 600; text-decoration: none'

/** Text has no colour of its own: each mail program has one that can be read on its background, by day and by night. */
async function htmlText(page: Page, { direction, language, texts }: InLanguage): Promise<string> {
  const { greeting, above, lines, below, unsubscribeUrl } = page
  const lone = lines.length === 1 && !above
  const items = lines.map(
    ({ title, url }) =>
      html`<p style="margin: 0 0 12px"><a href="${url}" style="color: inherit"><bdi>${title}</bdi></a></p>`,
  )
  const heading = html`<p style="margin: 0 0 20px; font-size: 20px; line-height: 1.35; font-weight: 600"><bdi>${lines[0]?.title ?? ''}</bdi></p>`
  const whole = html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title></title>
</head>
<body style="margin: 0">
<div lang="${language}" dir="${direction}" style="max-width: 560px; margin: 0 auto; padding: 24px 16px; ${font}; overflow-wrap: anywhere; text-align: start">
<p style="margin: 0 0 16px">${greeting}</p>
${above ? html`<p style="margin: 0 0 16px">${above}</p>` : ''}
${lone ? heading : items}
${below ? html`<p style="margin: 0 0 16px">${below}</p>` : ''}
<p style="margin: 8px 0 32px"><a href="${page.button.url}" style="${button}">${page.button.label}</a></p>
<p style="margin: 0; padding-top: 16px; border-top: 1px solid #8a8a8a; font-size: 13px">${texts.why} <a href="${unsubscribeUrl}" style="color: inherit">${texts.unsubscribe}</a></p>
</div>
</body>
</html>`
  return String(await whole)
}
