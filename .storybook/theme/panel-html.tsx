import { renderToStaticMarkup } from 'react-dom/server'
import { brandThemes } from '../../docs/site/theme/brand-themes.ts'
import { ThemeEditor } from '../../docs/site/theme/theme-form.tsx'

/** The form of the site's theme editor, for the panel. Its values come by the script, so it can be made beforehand. */
export const panelHtml = renderToStaticMarkup(
  <template id="theme-panel">
    <ThemeEditor brands={brandThemes} isOnSite={false} />
  </template>,
)
