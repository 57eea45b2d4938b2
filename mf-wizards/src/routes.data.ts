// Written by the build: change remote.json.

const frame_screens = () => import(/* webpackChunkName: "wizard" */ './frame/screens')

export const routes = {
  '/new-booking': async () => (await import(/* webpackChunkName: "chooser" */ './chooser/ChooserScreen')).ChooserScreen,
  '/new-booking/private': async () => (await frame_screens()).PrivateScreen,
  '/new-booking/package': async () => (await frame_screens()).PackageScreen,
  '/new-booking/referral': async () => (await frame_screens()).ReferralScreen,
  '/new-booking/vetunity-private': async () => (await frame_screens()).VetunityPrivateScreen,
  '/new-booking/vetunity-communal': async () => (await frame_screens()).VetunityCommunalScreen,
  '/new-booking/communal': async () => (await frame_screens()).CommunalScreen,
  '/new-booking/urns-and-memorabilia': async () => (await frame_screens()).UrnsAndMemorabiliaScreen,
  '/new-booking/vet-supply-order': async () => (await frame_screens()).VetSupplyOrderScreen,
  '/edit-booking-private/:id': async () => (await frame_screens()).PrivateScreen,
  '/edit-booking-package/:id': async () => (await frame_screens()).PackageScreen,
  '/edit-booking-referral/:id': async () => (await frame_screens()).ReferralScreen,
  '/edit-booking-vetunity-private/:id': async () => (await frame_screens()).VetunityPrivateScreen,
  '/edit-booking-vetunity-communal/:id': async () => (await frame_screens()).VetunityCommunalScreen,
  '/edit-booking-communal/:id': async () => (await frame_screens()).CommunalScreen,
  '/edit-booking-urns-and-memorabilia/:id': async () => (await frame_screens()).UrnsAndMemorabiliaScreen,
  '/edit-booking-vet-supply-order/:id': async () => (await frame_screens()).VetSupplyOrderScreen,
}
