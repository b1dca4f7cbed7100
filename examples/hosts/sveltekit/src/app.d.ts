import type {} from 'client-portal-elements/svelte'
