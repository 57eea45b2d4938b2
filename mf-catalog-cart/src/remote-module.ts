import type { RemoteModule } from '@portal/federation'
import type * as slots from '@portal/slots/mf-catalog-cart'

export default {
  name: 'mf-catalog-cart',
  routes: {},
  slots: {
    ItemSelection: async () =>
      (await import(/* webpackChunkName: "item-selection" */ './item-selection/ItemSelection')).ItemSelection,
    BundleStep: async () =>
      (await import(/* webpackChunkName: "package-selection" */ './package-selection/BundleStep')).BundleStep,
    CartPanel: async () => (await import(/* webpackChunkName: "cart" */ './cart/CartPanel')).CartPanel,
    CartButton: async () => (await import(/* webpackChunkName: "cart" */ './cart/CartButton')).CartButton,
  },
} satisfies RemoteModule<typeof slots>
