import type { RemoteModule } from '@portal/federation'

const chooser = async () => (await import(/* webpackChunkName: "chooser" */ './chooser/ChooserScreen')).ChooserScreen
const privateWizard = async () => (await import(/* webpackChunkName: "private" */ './private/PrivateScreen')).PrivateScreen

export default {
  name: 'mf-wizards',
  routes: {
    '/new-booking': chooser,
    '/new-booking/private': privateWizard,
    '/edit-booking-private/:id': privateWizard,
  },
} satisfies RemoteModule
