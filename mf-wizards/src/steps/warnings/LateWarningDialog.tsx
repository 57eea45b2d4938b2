import { useEffect } from 'react'
import { lazyPart } from '@portal/ui'
import type { WarningDialogProps } from './WarningDialog'

const load = () => import(/* webpackChunkName: "warnings" */ './WarningDialog').then((part) => part.WarningDialog)

/** Without its code nobody is held up here: the server asks once more at submission. */
function GoOn({ onEnd }: WarningDialogProps) {
  useEffect(() => onEnd('answered'), [onEnd])
  return null
}

/** The questions about a booking, whose code comes when there is one. */
export const LateWarningDialog = lazyPart<WarningDialogProps>(
  () =>
    load()
      .catch(load)
      .catch(() => GoOn),
  () => null,
)
