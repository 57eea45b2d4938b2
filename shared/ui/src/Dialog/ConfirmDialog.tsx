import type { ReactNode } from 'react'
import { Alert } from '../Alert/Alert'
import { Button } from '../Button/Button'
import { FinalButton } from '../FinalButton/FinalButton'
import { Dialog } from './Dialog'
import { inElement } from '../in-element'

export interface ConfirmDialogProps {
  title: ReactNode
  isOpen: boolean
  /** Label of the action: 'Delete row', not 'OK'. */
  confirmLabel: string
  /** 'Cancel' by default, or for example 'Keep editing'. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** Confirming loses something: it needs a second without input first. */
  danger?: boolean
  busy?: boolean
  /** Why the last try failed; shown in the dialog. */
  error?: ReactNode
  children?: ReactNode
}

/** A question with two answers; the safe one is always available. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    isOpen,
    confirmLabel,
    cancelLabel = 'Cancel',
    onConfirm,
    onCancel,
    danger,
    busy = false,
    error,
  } = props
  const Confirm = danger ? FinalButton : Button
  const actions = (
    <>
      <Button onClick={onCancel}>{cancelLabel}</Button>
      <Confirm variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Confirm>
    </>
  )
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      onCloseRequest={() => !busy}
      role="alertdialog"
      size="small"
      actions={actions}
    >
      {inElement(props.children)}
      {error && <Alert kind="error">{error}</Alert>}
    </Dialog>
  )
}
