import type { RemoteModule } from '@portal/federation'

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
} satisfies RemoteModule
