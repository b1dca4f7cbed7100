import type { ArgTypesEnhancer } from 'storybook/internal/csf'

/** What Storybook says of a type that it did not look into. */
const sayNothing = ['union', 'literal', 'unknown']

/**
 * The table of a block says which values a prop takes. Storybook knows them, and writes `union` in their place: of a type in
 * TypeScript it shows the text for arrays, records and signatures alone.
 */
export const withRealTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, arg]) => {
      const written = arg.table?.type?.summary
      if (!written || !sayNothing.includes(written)) return [name, arg]
      const options = arg.options?.filter((option: unknown) => option !== undefined).join(' | ')
      const kind = Array.isArray(initialArgs[name]) ? 'array' : undefined
      // What is a literal without a text is a template of one, such as the path of an icon.
      const summary = textOf(arg.type) ?? options ?? kind ?? (written === 'literal' ? 'string' : written)
      return [name, { ...arg, table: { ...arg.table, type: { summary } } }]
    }),
  )

/** A type as its source has it, in one line and without comments. */
function textOf(type: unknown): string | undefined {
  const { raw }: { raw?: string } = Object(type)
  return raw
    ?.replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*\|?\s*/, '')
}
