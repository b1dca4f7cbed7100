import 'client-portal-elements/reserve.css'
import { configure, defineElements } from 'client-portal-elements/light'
import type {} from 'client-portal-elements/vue'
import { createApp } from 'vue'
import App from './App.vue'

configure({ apiUrl: '/api/v1', portalUrl: '/' })
void defineElements({ only: ['cp-notifications', 'cp-avatar', 'cp-projects', 'cp-payments'] })

createApp(App).mount('#app')
