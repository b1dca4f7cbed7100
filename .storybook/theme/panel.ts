/** The panel "Theme": the site's theme editor, whose tokens hold in every story. */
import { createElement, useEffect, useRef } from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { type API, addons, types } from 'storybook/manager-api'
import { editTheme } from '../../docs/site/browser/theme/edit-theme.ts'
import type { Keeper } from '../../docs/site/browser/theme/keep-choice.ts'
import '../../docs/site/style/pages/theme-editor.css'
import type { BrandName } from '../../docs/site/theme/brands.ts'
import './panel.css'
import { keepOwnTheme, readOwnTheme } from './own-theme.ts'

export function addThemePanel(): void {
  addons.register('client-portal-theme', (api) => {
    addons.add('client-portal-theme/panel', {
      type: types.PANEL,
      title: 'Theme',
      render({ active = false }) {
        const panel = { active, children: createElement(Editor, { api }) }
        return createElement(AddonPanel, panel)
      },
    })
  })
}

function Editor({ api }: { api: API }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It was made with this page: see panel-html.tsx.
    const template = document.getElementById('theme-panel')
    if (!(template instanceof HTMLTemplateElement)) return
    place.current?.replaceChildren(template.content.cloneNode(true))
    return editTheme((_, { brand: _brand, ...own }) => keepOwnTheme(own), besideToolbar(api))
  }, [api])
  return createElement('div', { className: 'storybook-theme', ref: place })
}

/** The brand is that of the toolbar: one is chosen wherever the other is. */
function besideToolbar(api: API): Keeper {
  // Until the first story has begun, there are no globals.
  let brand: BrandName = api.getGlobals()?.brand ?? 'default'
  return {
    read: () => ({ brand, ...readOwnTheme() }),
    write(choice) {
      brand = choice.brand
      api.updateGlobals({ brand })
    },
    onChanged(react) {
      const onGlobals = ({ globals }: { globals: { brand: BrandName } }) => {
        if (globals.brand === brand) return
        brand = globals.brand
        react()
      }
      const stops = [SET_GLOBALS, GLOBALS_UPDATED].map((event) => api.on(event, onGlobals))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
