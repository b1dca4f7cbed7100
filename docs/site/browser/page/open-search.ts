/** Opens the search. Its code is loaded when it is first used. */
export async function openSearch(): Promise<void> {
  const { showSearch } = await import('./search-dialog.ts')
  showSearch()
}
