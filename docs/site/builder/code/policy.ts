/** The content security policy that fits a choice: no word more than its page needs. */
import { type Choice, isBlock, isPlugin } from '../choice.ts'
import { originOf } from '../values.ts'

export function policyOf(choice: Choice): string {
  const { api, logo, accent, look, framework } = choice
  // The plugin has the scripts on its own server.
  const scripts = choice.scripts === 'tags' && !isPlugin(choice) ? originOf(choice.cdn) : undefined
  // Who pastes a block has no style sheet for the colour but one in the page.
  const hasInlineStyle = isBlock(framework) && (accent || (look && isPlugin(choice)))
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
