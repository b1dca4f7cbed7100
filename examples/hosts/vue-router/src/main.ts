import 'client-portal-elements/reserve.css'
import './site.css'
import { createApp } from 'vue'
import App from './App.vue'
import { startPortal } from './portal'
import { router } from './router'

startPortal(router)
createApp(App).use(router).mount('#app')
