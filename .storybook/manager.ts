import { addons } from 'storybook/manager-api'
import { look, systemIsDark } from './look'
import { addThemePanel } from './theme/panel'

addons.setConfig({
  // Each story has it. Many have no controls.
  selectedPanel: 'client-portal-theme/panel',
  theme: systemIsDark.matches ? look.dark : look.light,
  // A title has other words for what it names, which the search finds: "Notifications · cp-notifications, bell".
  // A page has the name of what it is about, for the search; below that, it is "Docs" again.
  sidebar: {
    renderLabel: (item, api) =>
      item.type === 'docs' && api.resolveStory(item.parent)?.type === 'component'
        ? 'Docs'
        : item.name.split(' · ')[0],
  },
})
addThemePanel()
