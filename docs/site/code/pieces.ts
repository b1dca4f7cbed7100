/** The code of a page with elements: what a developer pastes, and where each piece goes. The tests paste it, too. */
import { isBlock, isPlugin } from '../builder/choice.ts'
import { blockPieces } from './blocks.ts'
import type { Embed } from './embed.ts'
import { pagePieces } from './page.ts'
import type { Piece } from './piece.ts'
import { policyOf } from './policy.ts'
import { projectPieces } from './project.ts'
import { visible } from './visible.ts'
import { pluginPieces } from './wordpress.ts'

export const piecesOf = (embed: Embed): Piece[] =>
  [...codePieces(embed), policyPiece(embed)].map((piece) => ({ ...piece, code: visible(piece.code) }))

function codePieces(embed: Embed): Piece[] {
  if (isPlugin(embed)) return pluginPieces(embed)
  if (isBlock(embed.framework)) return blockPieces(embed)
  return embed.framework === 'html' ? pagePieces(embed) : projectPieces(embed)
}

const policyPiece = (embed: Embed): Piece => ({
  name: 'Content security policy',
  language: 'http',
  what: policySentence(embed),
  code: `Content-Security-Policy: ${policyOf(embed)}`,
})

function policySentence({ framework, scripts }: Embed): string {
  if (isBlock(framework)) return 'If your site has a policy, it allows at least this.'
  return scripts === 'package'
    ? 'A header of the built page. A server for development needs more: it writes styles into the page.'
    : 'A header of the page: it allows what the elements need, and nothing else.'
}
