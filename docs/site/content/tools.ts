/** The pages beside the guides: what they are for, in the words by which people look for them. */
export interface Tool {
  name: string
  address: string
  text: string
}

export const tools: readonly Tool[] = [
  {
    name: 'Elements',
    address: '/elements/index.html',
    text: 'Every element, live: attributes, states, events, code, slots, parts and keys.',
  },
  {
    name: 'Builder',
    address: '/builder.html',
    text: 'Choose elements, framework, sign-in, brand and languages, see them live, and copy the code.',
  },
  {
    name: 'Theme editor',
    address: '/theme-editor.html',
    text: 'Colours, corners, font and spacing, with the contrast of each pair; out come CSS and tokens.json.',
  },
  {
    name: 'API',
    address: '/api.html',
    text: 'Every call of the server with its fields and errors, OpenAPI, asked live.',
  },
]
