import type { RemoteModule } from '@portal/federation'

export default {
  name: 'mf-hostile',
  routes: {
    '/hostile': async () => (await import(/* webpackChunkName: "hostile" */ './HostileScreen')).HostileScreen,
  },
} satisfies RemoteModule
