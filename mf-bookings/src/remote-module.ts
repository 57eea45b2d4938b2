import type { RemoteModule } from '@portal/federation'
import type * as slots from '@portal/slots/shell'
import { routes } from './routes.data'

export default {
  name: 'mf-bookings',
  routes,
  slots: {
    FindBox: async () => (await import(/* webpackChunkName: "find" */ './find/FindBox')).FindBox,
  },
} satisfies RemoteModule<typeof slots>
