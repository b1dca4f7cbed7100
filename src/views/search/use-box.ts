import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { useId } from '../ui/use-id'

/** What a search field and its list know of each other: the ARIA pattern "combobox". */
export interface Box {
  query: string
  setQuery: (query: string) => void
  field: RefObject<HTMLInputElement | null>
  /** The list's id. */
  listId: string
  /** Whether the list is there. Its code is loaded late: until then the field only takes what is written. */
  hasList: boolean
  setHasList: (hasList: boolean) => void
  /** The id of the entry that Enter opens as long as the arrow keys have reached none. */
  first: string | undefined
  setFirst: (first: string | undefined) => void
  /** The id of the entry that the arrow keys have reached. The focus stays in the field. */
  active: string | undefined
  setActive: (active: string | undefined) => void
  /** What the list does with a key. */
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>
}

/** @param words What is in the field at first. */
export function useBox(words = ''): Box {
  const [query, setQuery] = useState(words)
  const [hasList, setHasList] = useState(false)
  const [first, setFirst] = useState<string>()
  const [active, setActive] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined)
  const listId = useId()
  return useMemo(
    () => ({
      query,
      setQuery,
      field,
      listId,
      hasList,
      setHasList,
      first,
      setFirst,
      active,
      setActive,
      onKey,
    }),
    [query, listId, hasList, first, active],
  )
}
