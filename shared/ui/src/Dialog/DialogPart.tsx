import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import styles from './Dialog.module.css'

export interface DialogProps {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  /**
   * Called before Escape, the close button or a click outside closes; `false` keeps the dialog open. Buttons in
   * `actions` call `onClose` themselves.
   */
  onCloseRequest?: () => boolean | Promise<boolean>
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
  /** 'wide' for a picture of 600 px beside fields. */
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** 'alertdialog' for a question that interrupts. */
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/** The dialog itself; only imported lazily, since react-aria-components is large. */
export function DialogPart({
  title,
  isOpen,
  onClose,
  onCloseRequest,
  actions,
  size = 'medium',
  role,
  children,
}: DialogProps) {
  const requestClose = async () => {
    const allowed = onCloseRequest === undefined || (await onCloseRequest())
    if (allowed) onClose()
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && void requestClose()}
      isDismissable={role !== 'alertdialog'}
      className={styles.overlay ?? ''}
    >
      <Modal className={classNames(styles.box, size !== 'medium' && styles[size])}>
        <AriaDialog role={role ?? 'dialog'} className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <button type="button" aria-label="Close" className={styles.close} onClick={() => void requestClose()}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
