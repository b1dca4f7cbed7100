/** Opens the search. Its code is loaded when it is first used. */
export async function openSearch(): Promise<void> {
  try {
    const { showSearch } = await import('./search-dialog.ts')
    showSearch()
  } catch {
    // There is no connection. The overview has all guides in a list.
    location.assign(new URL('../guides.html', import.meta.url))
  }
}
