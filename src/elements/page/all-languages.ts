/**
 * `import 'client-portal-elements/languages'` adds the languages to the modules. Each is a file of its own, which a page
 * loads when it needs it. English is there without it.
 */
import { addLanguages, catalogues } from '../../core/index'

addLanguages(catalogues)
