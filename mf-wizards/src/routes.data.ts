// Written by the build: change remote.json.

export const routes = {
  '/new-booking': async () => (await import(/* webpackChunkName: "chooser" */ './chooser/ChooserScreen')).ChooserScreen,
  '/new-booking/private': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).PrivateScreen,
  '/new-booking/package': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).PackageScreen,
  '/new-booking/referral': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).ReferralScreen,
  '/new-booking/vetunity-private': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).VetunityPrivateScreen,
  '/new-booking/vetunity-communal': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).VetunityCommunalScreen,
  '/new-booking/communal': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).CommunalScreen,
  '/new-booking/urns-and-memorabilia': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).UrnsAndMemorabiliaScreen,
  '/new-booking/vet-supply-order': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).VetSupplyOrderScreen,
  '/edit-booking-private/:id': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).PrivateScreen,
  '/edit-booking-package/:id': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).PackageScreen,
  '/edit-booking-referral/:id': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).ReferralScreen,
  '/edit-booking-vetunity-private/:id': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).VetunityPrivateScreen,
  '/edit-booking-vetunity-communal/:id': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).VetunityCommunalScreen,
  '/edit-booking-communal/:id': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).CommunalScreen,
  '/edit-booking-urns-and-memorabilia/:id': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).UrnsAndMemorabiliaScreen,
  '/edit-booking-vet-supply-order/:id': async () => (await import(/* webpackChunkName: "wizard" */ './frame/screens')).VetSupplyOrderScreen,
}
