import { addons } from 'storybook/manager-api'
import { look, systemIsDark } from './look'
import { addThemePanel } from './theme/panel'

/** A title has other words for what it names, which the search finds: "Notifications · cp-notifications, bell". */
const nameIn = ({ name }: { name: string }) => name.split(' · ')[0]

addons.setConfig({
  // Each story has it. Many have no controls.
  selectedPanel: 'client-portal-theme/panel',
  theme: systemIsDark.matches ? look.dark : look.light,
  // For the search, a page has the name of what it is about. Below that, it is "Docs" again.
  sidebar: {
    renderLabel(item, api) {
      const above = item.type === 'docs' ? api.resolveStory(item.parent) : undefined
      return above && nameIn(above) === nameIn(item) ? 'Docs' : nameIn(item)
    },
  },
})
addThemePanel()
