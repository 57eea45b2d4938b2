import type { RemoteModule } from '@portal/federation'

const chooser = async () => (await import(/* webpackChunkName: "chooser" */ './chooser/ChooserScreen')).ChooserScreen
const screens = () => import(/* webpackChunkName: "wizard" */ './frame/screens')

const privateScreen = async () => (await screens()).PrivateScreen
const referral = async () => (await screens()).ReferralScreen
const vetUnityPrivate = async () => (await screens()).VetUnityPrivateScreen
const vetUnityCommunal = async () => (await screens()).VetUnityCommunalScreen
const communal = async () => (await screens()).CommunalScreen
const urnsAndMemorabilia = async () => (await screens()).UrnsAndMemorabiliaScreen
const vetSupplyOrder = async () => (await screens()).VetSupplyOrderScreen

export default {
  name: 'mf-wizards',
  routes: {
    '/new-booking': chooser,
    '/new-booking/private': privateScreen,
    '/new-booking/referral': referral,
    '/new-booking/vetunity-private': vetUnityPrivate,
    '/new-booking/vetunity-communal': vetUnityCommunal,
    '/new-booking/communal': communal,
    '/new-booking/urns-and-memorabilia': urnsAndMemorabilia,
    '/new-booking/vet-supply-order': vetSupplyOrder,
    '/edit-booking-private/:id': privateScreen,
    '/edit-booking-referral/:id': referral,
    '/edit-booking-vetunity-private/:id': vetUnityPrivate,
    '/edit-booking-vetunity-communal/:id': vetUnityCommunal,
    '/edit-booking-communal/:id': communal,
    '/edit-booking-urns-and-memorabilia/:id': urnsAndMemorabilia,
  },
} satisfies RemoteModule
