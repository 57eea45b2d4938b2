import { lazyPart } from '@portal/ui'
import type { WizardState } from '../../booking/wizard-state'

const load = () => import(/* webpackChunkName: "warnings" */ './WarningsInPlace').then((part) => part.WarningsInPlace)

/** The warnings on the confirmation, loaded when needed. */
export const LateWarningsInPlace = lazyPart<{ readonly state: WizardState }>(load, () => null)
