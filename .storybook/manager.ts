import { addons } from 'storybook/manager-api'
import { look, systemIsDark } from './look'

addons.setConfig({ theme: systemIsDark.matches ? look.dark : look.light })
