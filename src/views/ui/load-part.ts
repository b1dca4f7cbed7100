type Load = <Module>(load: () => Promise<Module>) => Promise<Module>

let loadBy: Load = (load) => load()

/** Loads code that a building block needs later. @throws when it can't be had */
export const loadPart: Load = (load) => loadBy(load)

/** Building blocks know nothing of files that are lost: `own` does. */
export function loadPartsBy(own: Load): void {
  loadBy = own
}
