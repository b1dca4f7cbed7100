/** Pages that are made by pasting: a block of HTML, or the shortcodes of the plugin for WordPress. */
import { codeOf, type Shown } from '../../code/code.ts'
import { tokensCode } from '../../code/write.ts'
import type { Choice } from '../choice.ts'
import { optionsOfPage } from '../settings.ts'
import { configOf, scriptsPiece, scriptTags } from './html.ts'
import { markup, shownOf } from './layout.ts'
import type { Piece } from './piece.ts'

export function blockPieces(choice: Choice): Piece[] {
  const options = optionsOfPage(choice)
  const lines = [
    ...scriptTags(choice),
    // The block is all that there is: it has no style sheet of its own.
    ...(choice.accent ? [`<style>\n${tokensCode(options)}\n</style>`] : []),
    ...[...configOf(choice), ...shownOf(choice).map(belowTitle)].map(markup),
  ]
  return [
    { ...scriptsPiece(choice), what: `A developer does this once, and puts the folder at ${choice.cdn}/.` },
    {
      name: choice.framework === 'wordpress' ? 'Block "Custom HTML"' : 'Block for HTML',
      language: 'html',
      what: 'In the page for your clients. Publish it, or open its preview: the editor itself runs no scripts.',
      code: lines.join('\n'),
    },
  ]
}

/** The page has a title of its own. */
const belowTitle = (shown: Shown): Shown =>
  shown.tag === 'cp-portal' ? { ...shown, attributes: { ...shown.attributes, 'heading-level': 2 } } : shown

export function pluginPieces(choice: Choice): Piece[] {
  const { api, brand, currency } = choice
  const { settings: { routes, ...settings } = {}, tokens = {} } = optionsOfPage(choice)
  // The plugin gives the portal its attributes.
  const shown = shownOf(choice).map((each) => (each.tag === 'cp-portal' ? { tag: each.tag } : each))
  const typed = [
    `API address: ${api}`,
    'Secret: the one that your API knows',
    `Name: ${brand || 'the name of your company'}`,
    `Currency: ${currency}`,
  ]
  return [
    {
      name: 'Settings → Client Portal',
      language: 'text',
      what: 'After Plugins → Add New → Upload Plugin, with client-portal.zip.',
      code: typed.join('\n'),
    },
    ...lookPieces(choice),
    ...codeOf('wordpress', shown, { settings, tokens }).map((file) => ({
      ...file,
      what: places[file.language] ?? '',
    })),
  ]
}

const lookPieces = ({ look }: Choice): Piece[] =>
  look
    ? [
        {
          name: 'In a terminal',
          language: 'sh',
          what: 'Paste what it shows into Appearance → Customize → Additional CSS.',
          code: `npm install client-portal-elements\ncat node_modules/client-portal-elements/demo/brands/${look}.css`,
        },
      ]
    : []

const places: Readonly<Record<string, string>> = {
  text: 'In the page for your clients: as a shortcode, or by the block "Client Portal".',
  php: 'In your theme, or in a plugin of yours.',
  css: 'Appearance → Customize → Additional CSS.',
}
