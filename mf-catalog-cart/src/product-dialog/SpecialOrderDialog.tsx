import { SPECIAL_ORDER_WEEKS } from '@portal/domain'
import { ConfirmDialog } from '@portal/ui'

interface Props {
  readonly name: string
  readonly isOpen: boolean
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** Confirms before a special order is added [CAT-36..39]. */
export function SpecialOrderDialog({ name, isOpen, onContinue, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Special order"
      isOpen={isOpen}
      confirmLabel="Continue"
      cancelLabel="Close"
      onConfirm={onContinue}
      onCancel={onClose}
    >
      {`${name} is made to order. Please allow ${SPECIAL_ORDER_WEEKS}.`}
    </ConfirmDialog>
  )
}
