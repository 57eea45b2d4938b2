import { lazyPart } from '@portal/ui'
import type { WizardState } from '../../booking/wizard-state'

const load = () => import(/* webpackChunkName: "warnings" */ './WarningsInPlace').then((part) => part.WarningsInPlace)

/** What is asked on the confirmation; its code comes when there is something. */
export const LateWarningsInPlace = lazyPart<{ readonly state: WizardState }>(load, () => null)
