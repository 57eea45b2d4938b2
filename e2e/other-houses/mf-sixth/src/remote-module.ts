import type { RemoteModule } from '@portal/federation'

export default {
  name: 'mf-sixth',
  routes: {
    '/sixth': async () => (await import(/* webpackChunkName: "team" */ './TeamScreen')).TeamScreen,
  },
} satisfies RemoteModule
