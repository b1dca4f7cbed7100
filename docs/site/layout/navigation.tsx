import { elementGroups } from '../content/element-groups.ts'
import { readers } from '../content/guides.ts'

interface Entries {
  /** What all of them are. */
  label: string
  groups: readonly { name: string; pages: readonly { path: string; title: string }[] }[]
}

const navigations = {
  guides: { label: 'Guides', groups: readers },
  elements: {
    label: 'Elements',
    groups: elementGroups.map(({ name, tags }) => ({
      name,
      pages: tags.map((tag) => ({ path: `elements/${tag}`, title: `<${tag}>` })),
    })),
  },
} satisfies Record<string, Entries>

/** Which pages stand beside the content. */
export type NavigationName = keyof typeof navigations

/** The pages of the same kind, in groups. The group of the page that is shown is open; on a phone all are folded. */
export function Navigation({ of, url }: { of: NavigationName; url: string }) {
  const { label, groups }: Entries = navigations[of]
  const isShown = (path: string) => `/${path}.html` === url
  const shown = groups.find(({ pages }) => pages.some(({ path }) => isShown(path)))
  return (
    <>
      <button type="button" className="unfold" popoverTarget="pages">
        {label}
      </button>
      <nav className="sidebar folded" aria-label={label} id="pages" popover="auto">
        {groups.map(({ name, pages }) => (
          <details key={name} open={of === 'elements' || name === (shown ?? groups[0])?.name}>
            <summary>{name}</summary>
            <ul>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <a href={`/${path}.html`} aria-current={isShown(path) ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </>
  )
}
