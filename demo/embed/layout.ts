/** The layout around the content of every page: the head, the header with bell and account menu, the footer. */
import { html } from 'hono/html'
import { type Page, tabs } from './pages.ts'

type Html = ReturnType<typeof html>

const sections = {
  '/embed/work': 'Work',
  '/embed/services': 'Services',
  '/embed/studio': 'Studio',
  '/embed/contact': 'Contact',
  '/embed/account': 'Account',
}

/** @param path The page's own address. The navigation marks it. */
export function layout({ title, description, tab }: Page, path: string, content: Html): Html {
  const isAccount = path.startsWith('/embed/account')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${description}" />
        <title>${title} · Northlight Studio</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/embed/guest.js"></script>
        <link rel="stylesheet" href="/cdn/reserve.css" />
        ${['brand', 'site', isAccount ? 'account' : 'content'].map(
          (name) => html`<link rel="stylesheet" href="/embed/${name}.css" />`,
        )}
        <script type="module" src="/embed/site.js"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="top">
          <a class="logo" href="/embed/">
            <svg class="mark" viewBox="0 0 21 12" aria-hidden="true">
              <path d="M0 12V0l6.5 6.5V12zM7 12V0l6.5 6.5V12zM14 12V0l6.5 6.5V12z" />
            </svg>
            Northlight
          </a>
          <nav aria-label="Northlight Studio">${links(sections, path)}</nav>
          <div class="client">
            <cp-notifications></cp-notifications>
            <cp-account></cp-account>
          </div>
        </header>
        ${isAccount && html`<noscript>Your account needs JavaScript. Or call us: +44 117 496 0123.</noscript>`}
        <main id="content">${tab ? account(path, tab, content) : content}</main>
        <footer class="bottom">
          <p class="logo">Northlight Studio</p>
          <p>Shed 4, Wharf Road<br />Bristol BS1 6XN</p>
          <p><a href="mailto:hello@example.com">hello@example.com</a><br />+44 117 496 0123</p>
          <p class="small">We are eighteen people. We answer on the same day.</p>
        </footer>
      </body>
    </html>`
}

/** A page of the account area: its tabs and its content, or a lock while nobody is signed in. `account.css` shows one of them. */
function account(path: string, tab: string, content: Html): Html {
  return html`<div class="locked">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2.5" />
      </svg>
      <h1>Log in to see your projects, payments and questions.</h1>
      <cp-account></cp-account>
    </div>
    <div class="account">
      <nav class="tabs" aria-label="Your account">${links(tabs, path, tab)}</nav>
      ${content}
    </div>`
}

/** @param nearest The link to mark, if the page's address does not tell which one it is. */
function links(names: Record<string, string>, path: string, nearest?: string) {
  return Object.entries(names).map(([href, name]) => {
    const isHere = nearest ? href === nearest : path.startsWith(href)
    const mark = isHere ? html` aria-current="${href === path ? 'page' : 'true'}"` : ''
    return html`<a href="${href}"${mark}>${name}</a>`
  })
}
