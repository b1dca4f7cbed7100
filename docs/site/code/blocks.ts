/** A page that is made by pasting a block of HTML, in a site builder or in WordPress. */
import type { Embed, Shown } from './embed.ts'
import { markup } from './layout.ts'
import { configOf, scriptsPiece, scriptTags } from './page.ts'
import type { Piece } from './piece.ts'
import { settingsOf } from './settings.ts'
import { tokensCode } from './write.ts'

export function blockPieces(embed: Embed): Piece[] {
  const options = settingsOf(embed)
  const lines = [
    ...scriptTags(embed),
    // The block is all that there is: it has no style sheet of its own.
    ...(embed.accent ? [`<style>\n${tokensCode(options)}\n</style>`] : []),
    ...[...configOf(embed), ...embed.elements.map(belowTitle)].map(markup),
  ]
  return [
    { ...scriptsPiece(embed), what: `A developer does this once, and puts the folder at ${embed.cdn}/.` },
    {
      name: embed.framework === 'wordpress' ? 'Block "Custom HTML"' : 'Block for HTML',
      language: 'html',
      what: 'In the page for your clients. Publish it, or open its preview: the editor itself runs no scripts.',
      code: lines.join('\n'),
      hasElements: true,
    },
  ]
}

/** The page has a title of its own. */
const belowTitle = (shown: Shown): Shown =>
  shown.tag === 'cp-portal' ? { ...shown, attributes: { ...shown.attributes, 'heading-level': 2 } } : shown
