import { WIZARD_KINDS } from '@portal/domain'
import { paths } from '@portal/federation'
import type { RemoteModule } from '@portal/federation'
import type * as slots from '@portal/slots/mf-wizards'
import { WIZARDS } from './plan/wizards'

const chooser = async () => (await import(/* webpackChunkName: "chooser" */ './chooser/ChooserScreen')).ChooserScreen
const screens = () => import(/* webpackChunkName: "wizard" */ './frame/screens')

const wizards = WIZARD_KINDS.flatMap((kind) => {
  const screen = async () => (await screens()).wizardScreen(kind)
  return WIZARDS[kind].routes.map(({ path }) => [path, screen] as const)
})

export default {
  name: 'mf-wizards',
  routes: { [paths.newBooking()]: chooser, ...Object.fromEntries(wizards) },
  slots: {
    HoldPet: async () => (await import(/* webpackChunkName: "hold-pet" */ './hold/HoldPet')).HoldPet,
    KeepList: async () => (await import(/* webpackChunkName: "save-list" */ './saved-lists/SaveList')).SaveList,
  },
} satisfies RemoteModule<typeof slots>
