import { bootstrapApplication } from '@angular/platform-browser'
import { configure, defineElements } from 'client-portal-elements'
import { Account } from './account'

configure({ apiUrl: '/api/v1' })
void defineElements({ only: ['cp-notifications', 'cp-avatar', 'cp-projects', 'cp-payments'] })

bootstrapApplication(Account).catch(console.error)
