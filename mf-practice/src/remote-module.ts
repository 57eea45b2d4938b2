import type { RemoteModule } from '@portal/federation'

export default {
  name: 'mf-practice',
  routes: {
    '/customer-support': async () =>
      (await import(/* webpackChunkName: "customer-support" */ './customer-support/CustomerSupportScreen'))
        .CustomerSupportScreen,
  },
} satisfies RemoteModule
