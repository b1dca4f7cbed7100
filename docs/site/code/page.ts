/** A page without a framework: by script tags, or by the package and a bundler. */
import { configElement } from './config-element.ts'
import type { Embed, Shown } from './embed.ts'
import { installPiece, scriptCode, stylePieces } from './imports.ts'
import { contentOf, markup } from './layout.ts'
import type { Piece } from './piece.ts'
import { settingsOf } from './settings.ts'
import { configureCall, indent, tokensCode } from './write.ts'

export const pagePieces = (embed: Embed): Piece[] =>
  embed.scripts === 'tags' ? taggedPage(embed) : bundledPage(embed)

function taggedPage(embed: Embed): Piece[] {
  const { cdn, accent, signIn } = embed
  const options = settingsOf(embed)
  const head = [
    ...scriptTags(embed),
    ...(accent ? ['<link rel="stylesheet" href="/client-portal.css">'] : []),
    ...(signIn === 'own' ? ['<script type="module" src="/client-portal.js"></script>'] : []),
  ]
  const pieces: Piece[] = [
    scriptsPiece(embed),
    {
      name: 'account.html',
      language: 'html',
      what: 'The page. Or take the lines of its head and of its body into one of yours.',
      // Functions need a script, and then all settings stand in it.
      code: page(embed, head, signIn === 'form' ? configOf(embed) : []),
      hasElements: true,
    },
  ]
  if (signIn === 'own')
    pieces.push({
      name: 'client-portal.js',
      language: 'js',
      what: 'At the root of your site.',
      code: [`import { configure } from '${cdn}/loader.js'`, '', ...configureCall(options)].join('\n'),
    })
  if (accent)
    pieces.push({
      name: 'client-portal.css',
      language: 'css',
      what: 'At the root of your site. Each colour, corner and distance can be set here.',
      code: tokensCode(options),
    })
  return pieces
}

/** The settings in markup. */
export const configOf = (embed: Embed): Shown[] => configElement(settingsOf(embed).settings ?? {})

/** The lines that bring the scripts, and the space of the elements until they are drawn. */
export const scriptTags = ({ cdn, look }: Embed) => [
  `<link rel="stylesheet" href="${cdn}/reserve.css">`,
  ...(look ? [`<link rel="stylesheet" href="${cdn}/${look}.css">`] : []),
  `<script type="module" src="${cdn}/loader.js"></script>`,
]

/** How the scripts come to the server from which the page loads them. */
export function scriptsPiece({ build, cdn, look }: Embed): Piece {
  const installed = 'node_modules/client-portal-elements'
  return {
    name: 'In a terminal',
    language: 'sh',
    what: `Then put what is in the new folder client-portal on a server of yours, as ${cdn}/.`,
    code: [
      'npm install client-portal-elements',
      'mkdir -p client-portal',
      `cp -r ${installed}/dist/cdn${build === 'light' ? '/light' : ''}/. client-portal/`,
      ...(look ? [`cp ${installed}/docs/design/brands/${look}.css client-portal/`] : []),
    ].join('\n'),
  }
}

const bundledPage = (embed: Embed): Piece[] => [
  installPiece(embed),
  {
    name: 'index.html',
    language: 'html',
    what: 'The page of a project with Vite. Another bundler takes the same script.',
    code: page(embed, ['<script type="module" src="/src/client-portal.js"></script>']),
    hasElements: true,
  },
  {
    name: 'src/client-portal.js',
    language: 'js',
    what: 'A new file: the elements, and what holds for all of them.',
    code: scriptCode(embed),
  },
  ...stylePieces(embed),
]

/** A whole page of HTML. */
function page(embed: Embed, head: readonly string[], config: readonly Shown[] = []): string {
  const [language = 'en'] = embed.languages
  const body = contentOf({ elements: [...config, ...embed.elements] }, markup)
  return [
    '<!doctype html>',
    `<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>`,
    '  <head>',
    '    <meta charset="utf-8">',
    '    <meta name="viewport" content="width=device-width, initial-scale=1">',
    '    <title>Your account</title>',
    indent(head.join('\n'), '    '),
    '  </head>',
    '  <body>',
    indent(body, '    '),
    '  </body>',
    '</html>',
  ].join('\n')
}
