import type { RemoteModule } from '@portal/federation'

export default {
  name: 'mf-engraving',
  routes: {
    '/engraving/verify/:bookingId/:quotedProductId': async () =>
      (await import(/* webpackChunkName: "verify" */ './verify/VerifyScreen')).VerifyScreen,
    '/engraving/404': async () =>
      (await import(/* webpackChunkName: "not-available" */ './not-available/NotAvailableScreen')).NotAvailableScreen,
  },
  slots: {
    PlaqueSteps: async () => (await import(/* webpackChunkName: "plaque-steps" */ './editor/PlaqueSteps')).PlaqueSteps,
  },
} satisfies RemoteModule
