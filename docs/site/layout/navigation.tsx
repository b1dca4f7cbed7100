import { readers } from '../content/guides.ts'

/** All guides, by who reads them. On a phone it is folded. */
export function Navigation({ url }: { url: string }) {
  return (
    <details className="sidebar" open>
      <summary>Guides</summary>
      <nav aria-label="Guides">
        {readers.map(({ name, pages }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {pages.map(({ path, title }) => {
                const address = `/${path}.html`
                return (
                  <li key={path}>
                    <a href={address} aria-current={address === url ? 'page' : undefined}>
                      {title}
                    </a>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  )
}
