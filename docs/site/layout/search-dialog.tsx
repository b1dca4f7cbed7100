/** The search, closed until it is first used. Its code fills it: `browser/page/search-dialog.ts`. */
export function SearchDialog() {
  return (
    <dialog className="search" id="search" aria-label="Search">
      <div className="search-field">
        <input
          type="search"
          role="combobox"
          aria-label="Search the guides and elements"
          aria-controls="search-found"
          aria-expanded="false"
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Search the guides and elements"
        />
        <button type="button">Close</button>
      </div>
      <p role="status" />
      <div role="listbox" id="search-found" aria-label="Found" />
    </dialog>
  )
}
