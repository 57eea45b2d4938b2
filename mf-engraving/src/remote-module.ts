import type { RemoteModule } from '@portal/federation'
import type * as slots from '@portal/slots/mf-engraving'
import { routes } from './routes.data'

export default {
  name: 'mf-engraving',
  routes,
  slots: {
    PlaqueSteps: async () => (await import(/* webpackChunkName: "plaque-steps" */ './edit/PlaqueSteps')).PlaqueSteps,
    ArtworkPreview: async () =>
      (await import(/* webpackChunkName: "staff-panel" */ './staff-panel/ArtworkPanel')).ArtworkPanel,
    LineLook: async () => (await import(/* webpackChunkName: "line-look" */ './preview/line-look/LineLook')).LineLook,
  },
} satisfies RemoteModule<typeof slots>
