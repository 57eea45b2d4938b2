import type { RemoteModule } from '@portal/federation'
import type * as slots from '@portal/slots/mf-wizards'
import { routes } from './routes.data'

export default {
  name: 'mf-wizards',
  routes,
  slots: {
    HoldPet: async () => (await import(/* webpackChunkName: "hold-pet" */ './hold/HoldPet')).HoldPet,
    SaveList: async () => (await import(/* webpackChunkName: "save-list" */ './saved-lists/SaveList')).SaveList,
  },
} satisfies RemoteModule<typeof slots>
