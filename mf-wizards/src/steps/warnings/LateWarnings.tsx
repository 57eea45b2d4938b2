import { useEffect } from 'react'
import { lazyPart } from '@portal/ui'
import type { WizardState } from '../../booking/wizard-state'
import type { WarningDialogProps } from './WarningDialog'

const loadDialog = () => import(/* webpackChunkName: "warnings" */ './WarningDialog').then((part) => part.WarningDialog)

/** If its code fails to load the wizard goes on: the server asks again at submission. */
function GoOn({ onEnd }: WarningDialogProps) {
  useEffect(() => onEnd('answered'), [onEnd])
  return null
}

/** The warning dialog, loaded when needed. */
export const LateWarningDialog = lazyPart<WarningDialogProps>(
  () =>
    loadDialog()
      .catch(loadDialog)
      .catch(() => GoOn),
  () => null,
)

const loadInPlace = () =>
  import(/* webpackChunkName: "warnings" */ './WarningsInPlace').then((part) => part.WarningsInPlace)

/** The warnings on the confirmation, loaded when needed. */
export const LateWarningsInPlace = lazyPart<{ readonly state: WizardState }>(loadInPlace, () => null)
