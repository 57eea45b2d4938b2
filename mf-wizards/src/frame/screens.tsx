import { BookingWizard } from './BookingWizard'
import {
  communalWizard,
  privateWizard,
  referralWizard,
  urnsAndMemorabiliaWizard,
  vetSupplyOrderWizard,
  vetUnityCommunalWizard,
  vetUnityPrivateWizard,
} from './wizards'

/** One screen per wizard, for its new and its edit address alike. */
export const PrivateScreen = () => <BookingWizard wizard={privateWizard} />
export const ReferralScreen = () => <BookingWizard wizard={referralWizard} />
export const VetUnityPrivateScreen = () => <BookingWizard wizard={vetUnityPrivateWizard} />
export const VetUnityCommunalScreen = () => <BookingWizard wizard={vetUnityCommunalWizard} />
export const CommunalScreen = () => <BookingWizard wizard={communalWizard} />
export const UrnsAndMemorabiliaScreen = () => <BookingWizard wizard={urnsAndMemorabiliaWizard} />
export const VetSupplyOrderScreen = () => <BookingWizard wizard={vetSupplyOrderWizard} />
