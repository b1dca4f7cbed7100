/**
 * The code of a choice: what a developer pastes, and where each piece goes. Only data goes in, and only texts come out: the
 * page shows them, and the tests paste them into empty projects.
 */
import { type Choice, isBlock, isPlugin } from '../choice.ts'
import { blockPieces, pluginPieces } from './blocks.ts'
import { bundledPieces } from './bundled.ts'
import { pagePieces } from './html.ts'
import type { Piece } from './piece.ts'
import { policyOf } from './policy.ts'

export const piecesOf = (choice: Choice): Piece[] => [...codePieces(choice), policyPiece(choice)]

function codePieces(choice: Choice): Piece[] {
  if (isPlugin(choice)) return pluginPieces(choice)
  if (isBlock(choice.framework)) return blockPieces(choice)
  return choice.framework === 'html' ? pagePieces(choice) : bundledPieces(choice)
}

const policyPiece = (choice: Choice): Piece => ({
  name: 'Content security policy',
  language: 'http',
  what: policySentence(choice),
  code: `Content-Security-Policy: ${policyOf(choice)}`,
})

function policySentence({ framework, scripts }: Choice): string {
  if (isBlock(framework)) return 'If your site has a policy, it allows at least this.'
  return scripts === 'package'
    ? 'A header of the built page. A server for development needs more: it writes styles into the page.'
    : 'A header of the page: it allows what the elements need, and nothing else.'
}
