import { readers } from '../content/guides.ts'

/** All guides, by who reads them. On a phone it is folded. */
export function Navigation({ url }: { url: string }) {
  return (
    <>
      <button type="button" className="unfold" popoverTarget="guides">
        Guides
      </button>
      <nav className="sidebar folded" aria-label="Guides" id="guides" popover="auto">
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
    </>
  )
}
