/** Where Storybook stands: somebody may have put what was built into a folder. */
const folder = /^(.*\/)iframe(?:\.html)?$/.exec(location.pathname)?.[1] ?? '/'

/** The address of one of the seed's files, which `main.ts` puts beside Storybook. */
export const demoFile = (name: string) => `${folder}demo-files/${encodeURIComponent(name)}`
