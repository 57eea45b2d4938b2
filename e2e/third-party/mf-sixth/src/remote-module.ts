import type { RemoteModule } from '@portal/federation'
import type * as slots from '../../slots/src/mf-sixth'

export default {
  name: 'mf-sixth',
  routes: {
    '/sixth/:id': async () => (await import(/* webpackChunkName: "team" */ './TeamScreen')).TeamScreen,
  },
  slots: {
    Attic: async () => (await import(/* webpackChunkName: "attic" */ './AtticRoom')).AtticRoom,
  },
} satisfies RemoteModule<typeof slots>
