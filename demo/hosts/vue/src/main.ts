import { configure, defineElements } from 'client-portal-elements'
import type {} from 'client-portal-elements/vue'
import { createApp } from 'vue'
import App from './App.vue'

configure({ apiUrl: '/api/v1' })
void defineElements({ only: ['cp-notifications', 'cp-avatar', 'cp-projects', 'cp-payments'] })

createApp(App).mount('#app')
