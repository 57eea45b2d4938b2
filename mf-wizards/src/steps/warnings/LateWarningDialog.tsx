import { useEffect } from 'react'
import { lazyPart } from '@portal/ui'
import type { WarningDialogProps } from './WarningDialog'

const load = () => import(/* webpackChunkName: "warnings" */ './WarningDialog').then((part) => part.WarningDialog)

/** If its code fails to load the wizard goes on: the server asks again at submission. */
function GoOn({ onEnd }: WarningDialogProps) {
  useEffect(() => onEnd('answered'), [onEnd])
  return null
}

/** The warning dialog, loaded when needed. */
export const LateWarningDialog = lazyPart<WarningDialogProps>(
  () =>
    load()
      .catch(load)
      .catch(() => GoOn),
  () => null,
)
