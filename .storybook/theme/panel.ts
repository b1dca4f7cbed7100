/** The panel "Theme": the site's theme editor, whose tokens hold in every story. */
import { createElement, useEffect, useRef, useSyncExternalStore } from 'react'
import { AddonPanel, Button } from 'storybook/internal/components'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { type API, addons, types, useStorybookApi } from 'storybook/manager-api'
import { startCopying } from '../../docs/site/browser/page/copy.ts'
import { editTheme } from '../../docs/site/browser/theme/edit-theme.ts'
import type { Keeper } from '../../docs/site/browser/theme/keep-choice.ts'
import '../../docs/site/style/copy.css'
import '../../docs/site/style/pages/theme-editor.css'
import type { Choice } from '../../docs/site/theme/address.ts'
import { type BrandName, brandNamed } from '../../docs/site/theme/brands.ts'
import './panel.css'
import {
  countOwn,
  keepBrand,
  keepOwnTheme,
  linkWith,
  onOwnThemeChanged,
  onOwnThemeKept,
  readBrand,
  readOwnTheme,
  takeFromLink,
} from './own-theme.ts'

interface Told {
  globals: { brand?: unknown }
}

/** What was chosen until the address brought another theme. */
let before: Choice | undefined

export function addThemePanel(): void {
  before = takeFromLink()
  // Before the other addons begin: the first tab is in sight in a narrow panel, too.
  addons.add('client-portal-theme/panel', {
    type: types.PANEL,
    title: 'Theme',
    render({ active = false }) {
      const panel = { active, children: createElement(Editor) }
      return createElement(AddonPanel, panel)
    },
  })
  addons.register('client-portal-theme', (api) => {
    api.on(GLOBALS_UPDATED, ({ globals }: Told) => keepBrand(brandNamed(globals.brand)))
    addons.add('client-portal-theme/own', {
      type: types.TOOL,
      title: 'Own theme',
      render: () => createElement(WayToPanel, { api }),
    })
  })
}

/** Stands beside the brand of the toolbar, on pages, too: it leads to the panel, and tells how many tokens of one's own hold over the brand. */
function WayToPanel({ api }: { api: API }) {
  const count = useSyncExternalStore(onOwnThemeKept, countOwn)
  const onClick = () => {
    // A page of documentation has no panel. Its element has a story, or else the portal has one.
    const page = api.getCurrentStoryData()
    if (page?.type !== 'story') {
      const entries = Object.values(api.getIndex()?.entries ?? {})
      const story = entries.find(({ type, title }) => type === 'story' && title === page?.title)
      api.selectStory(story?.id ?? 'elements-portal--dashboard')
    }
    api.togglePanel(true)
    api.setSelectedPanel('client-portal-theme/panel')
  }
  const ariaLabel = `Own theme: ${count || 'nothing'} set`
  // The toolbar has no room for all of it.
  const text = count === 0 ? 'Own theme' : `Own: ${count}`
  return createElement(Button, { variant: 'ghost', padding: 'small', ariaLabel, onClick }, text)
}

function Editor() {
  const api = useStorybookApi()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It was made with this page: see panel-html.tsx.
    const template = document.getElementById('theme-panel')
    if (!(template instanceof HTMLTemplateElement)) return
    place.current?.replaceChildren(template.content.cloneNode(true))
    const result = place.current?.querySelector<HTMLElement>('.theme-result')
    if (result) startCopying(result)
    const link = result?.querySelector<HTMLButtonElement>('.copy-link')
    const keeper = besideToolbar(api)
    // The story may be another one by then.
    link?.addEventListener('click', () => {
      link.value = linkWith(keeper.read())
    })
    const stop = editTheme((_, { brand: _brand, ...own }) => keepOwnTheme(own), keeper)
    // It is told once.
    before = undefined
    return stop
  }, [api])
  return createElement('div', { className: 'storybook-theme', ref: place, onClick: openGroup })
}

/** A way to a group that is folded opens it. */
function openGroup({ target }: { target: EventTarget }): void {
  const group = target instanceof HTMLAnchorElement && document.getElementById(target.hash.slice(1))
  if (group instanceof HTMLDetailsElement) group.open = true
}

/** The brand is that of the toolbar: one is chosen wherever the other is. */
function besideToolbar(api: API): Keeper {
  // Until the first story has begun, there are no globals, and it will begin with the brand that is kept.
  let brand: BrandName = brandNamed(api.getGlobals()?.brand ?? readBrand())
  return {
    read: () => ({ brand, ...readOwnTheme() }),
    before,
    wayBack: 'Undo leads to the choice before.',
    write(choice) {
      // It would begin the story anew.
      if (choice.brand === brand) return
      brand = choice.brand
      api.updateGlobals({ brand })
    },
    onChanged(react) {
      const onGlobals = ({ globals }: Told) => {
        const next = brandNamed(globals.brand)
        if (next === brand) return
        brand = next
        react()
      }
      const stops = [SET_GLOBALS, GLOBALS_UPDATED].map((event) => api.on(event, onGlobals))
      // A second tab's editor would write over this one's.
      stops.push(onOwnThemeChanged(react))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
