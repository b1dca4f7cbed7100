import { version } from '../content/addresses.ts'
import { readRelease } from '../content/changes.ts'
import { guides } from '../content/guides.ts'
import { tools } from '../content/tools.ts'

const sections = [{ name: 'Guides', address: '/guides.html' }, ...tools]

/** Whether a page belongs to a section of which it is not the first page. */
const isIn = (url: string, section: string) =>
  (section === '/elements/index.html' && url.startsWith('/elements/')) ||
  (section === '/guides.html' && isGuide(url))

const isGuide = (url: string) =>
  url.startsWith('/frameworks/') ||
  url === '/reference.html' ||
  guides.some(({ path }) => `/${path}.html` === url)

/** The head of each page. On a phone, all but the name and the search is behind "Menu". */
export function Header({ url }: { url: string }) {
  const { date, address } = readRelease()
  return (
    <header className="site-header">
      <a className="site-name" href="/index.html" aria-current={url === '/index.html' ? 'page' : undefined}>
        <img src="/favicon.svg" alt="" width="24" height="24" />
        Client Portal Elements
      </a>
      <button type="button" className="search-button by-script" aria-keyshortcuts="Control+K">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9m3.4 7.9 3.1 3.1" />
        </svg>
        <span>Search</span>
        <kbd>Ctrl K</kbd>
      </button>
      <button type="button" className="unfold" popoverTarget="site-menu">
        Menu
      </button>
      <div className="site-menu folded" id="site-menu" popover="auto">
        <nav aria-label="Site">
          {sections.map(({ name, address }) => (
            <a
              key={name}
              href={address}
              aria-current={address === url ? 'page' : isIn(url, address) ? 'true' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <label className="theme by-script">
          <span>Theme</span>
          <select id="site-theme">
            <option value="system">System</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </label>
        <a className="site-version" href={address}>
          {version} <span>{date ? `of ${sayDate(date)}` : 'What changed'}</span>
        </a>
      </div>
    </header>
  )
}

const sayDate = (date: string) =>
  new Date(date).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
