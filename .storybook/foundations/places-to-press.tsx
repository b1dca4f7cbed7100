/** What is more than a control, and can be pressed as one. */
import { tileOf } from '../../src/views/dashboard/summary'
import { DropZone } from '../../src/views/files/drop-zone'
import { EntryLink } from '../../src/views/portal/navigation/entry-list'
import { moreIcons } from '../../src/views/ui/pictures/more-icons'
import type { Column } from '../../src/views/ui/tables/columns'
import { Pagination } from '../../src/views/ui/tables/pagination'
import { Table } from '../../src/views/ui/tables/table'
import { type Control, ignore, pointed } from './control'

const projects = [{ name: 'Website', ends: 'May 30, 2026' }]
const columns: Column<(typeof projects)[number]>[] = [
  { id: 'name', header: 'Project', cell: ({ name }) => name, narrow: 'title', link: true },
  { id: 'ends', header: 'Ends', cell: ({ ends }) => ends },
]

export const placesToPress: readonly Control[] = [
  ...[undefined, 'page' as const].map((current) => ({
    name: current ? 'Link of the navigation, current' : 'Link of the navigation',
    has: pointed,
    draw: () => (
      <EntryLink
        entry={{ id: 'home', label: 'Home', icon: moreIcons.home, href: '#home', 'aria-current': current }}
      />
    ),
  })),
  {
    name: 'Row of a table, where it is narrow',
    block: 'Table',
    has: pointed,
    draw: () => (
      <Table
        label="Projects"
        columns={columns}
        rows={projects}
        rowKey={({ name }) => name}
        rowLink={() => ({ href: '#project' })}
      />
    ),
  },
  {
    name: 'Pagination',
    block: 'Pagination',
    has: [...pointed, 'disabled'],
    draw: ({ disabled }) => (
      <Pagination
        label="Pages"
        page={disabled ? 1 : 2}
        pages={disabled ? 1 : 3}
        text={disabled ? 'Page 1 of 1' : 'Page 2 of 3'}
        // Shorter than in the product, so that all states have room beside each other.
        previousLabel="Back"
        nextLabel="Next"
        onPage={ignore}
      />
    ),
  },
  {
    name: 'Tile',
    has: pointed,
    draw: () => (
      <dl>
        {tileOf({
          icon: moreIcons.folder,
          label: 'Files',
          value: '12',
          to: { href: '#projects', onClick: ignore },
        })}
      </dl>
    ),
  },
  {
    name: 'Drop zone',
    has: pointed,
    draw: () => (
      <DropZone
        label="Choose files"
        drop="Drop files here, or choose them"
        files={[]}
        remarkOn={ignore}
        onFiles={ignore}
      >
        At most 25 MB
      </DropZone>
    ),
  },
]
