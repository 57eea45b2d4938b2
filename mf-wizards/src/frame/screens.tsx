import type { WizardKind } from '@portal/domain'
import type { PreparedScreen } from '@portal/federation'
import { prepareDraft } from './use-own-draft'
import { BookingWizard } from './BookingWizard'

/** The screen of a wizard, for its new and its edit address. */
const wizardScreen = (kind: WizardKind): PreparedScreen =>
  Object.assign(() => <BookingWizard kind={kind} />, { prepare: prepareDraft })

export const PrivateScreen = wizardScreen('private')
export const PackageScreen = wizardScreen('package')
export const ReferralScreen = wizardScreen('referral')
export const VetunityPrivateScreen = wizardScreen('vetunity-private')
export const VetunityCommunalScreen = wizardScreen('vetunity-communal')
export const CommunalScreen = wizardScreen('communal')
export const UrnsAndMemorabiliaScreen = wizardScreen('urns-and-memorabilia')
export const VetSupplyOrderScreen = wizardScreen('vet-supply-order')
