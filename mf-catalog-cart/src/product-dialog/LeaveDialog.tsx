import { ConfirmDialog } from '@portal/ui'

interface Props {
  readonly name: string
  readonly isNew: boolean
  readonly isOpen: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asked when words that were typed would be lost. */
export function LeaveDialog({ name, isNew, isOpen, onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      title={`Leave without ${isNew ? 'adding' : 'saving'}?`}
      isOpen={isOpen}
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      The words you typed for {name} are not saved.
    </ConfirmDialog>
  )
}
