/** The content security policy that fits a page: no word more than its page needs. */
import { type Choice, isBlock, isPlugin } from '../builder/choice.ts'
import { originOf } from '../builder/values.ts'

export function policyOf(embed: Omit<Choice, 'elements'>): string {
  const { api, logo, accent, look, framework } = embed
  // The plugin has the scripts on its own server.
  const scripts = embed.scripts === 'tags' && !isPlugin(embed) ? originOf(embed.cdn) : undefined
  // Who pastes a block has no style sheet for the colour but one in the page.
  const hasInlineStyle = isBlock(framework) && (accent || (look && isPlugin(embed)))
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", scripts],
    'connect-src': ["'self'", originOf(api), scripts],
    'img-src': ["'self'", originOf(api), originOf(logo)],
    'style-src': ["'self'", hasInlineStyle && "'unsafe-inline'", scripts],
    // Angular's starter project has a <base>.
    'base-uri': [framework === 'angular' ? "'self'" : "'none'"],
    'form-action': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}
