import { ConfirmDialog } from '@portal/ui'

interface Props {
  readonly name: string
  readonly isNew: boolean
  /** Names the input that would be lost. */
  readonly what?: string | undefined
  readonly isOpen: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Confirms before typed text is lost. */
export function LeaveDialog({ name, isNew, what = 'The words you typed', isOpen, onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      title={`Leave without ${isNew ? 'adding' : 'saving'}?`}
      isOpen={isOpen}
      danger
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {`${what} for ${name} are not saved.`}
    </ConfirmDialog>
  )
}
