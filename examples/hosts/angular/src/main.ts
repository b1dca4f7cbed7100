import { bootstrapApplication } from '@angular/platform-browser'
import { configure, defineElements } from 'client-portal-elements/light'
import { Account } from './account'

configure({ apiUrl: '/api/v1', portalUrl: '/' })
void defineElements({ only: ['cp-notifications', 'cp-avatar', 'cp-projects', 'cp-payments'] })

bootstrapApplication(Account).catch(console.error)
