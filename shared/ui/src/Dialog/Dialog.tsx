import type { ReactNode } from 'react'
import { lazyPart } from '../lazy-part'
import { Spinner } from '../Spinner/Spinner'
import { classNames } from '../class-names'
import styles from './Dialog.module.css'
import { useEscape } from './use-escape'
import { useFocusReturn } from './use-focus-return'

export interface DialogProps {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  /**
   * Asked before Escape, the close button or a click outside closes; `false` keeps the dialog open.
   * Buttons in `actions` call `onClose` themselves and are not asked.
   */
  onCloseRequest?: () => boolean | Promise<boolean>
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Says that it interrupts: a question that needs an answer. */
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

const loadDialog = () => import('./DialogPart').then((part) => part.DialogPart)
const LazyDialog = lazyPart<DialogProps>(loadDialog, DialogFallback)

/** Fetches the dialog's code ahead of need, for example on hover. */
export function preloadDialog() {
  void loadDialog().catch(() => undefined)
}

/** A modal dialog: traps focus, returns it, closes by Escape. Its code loads when it first opens. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  useFocusReturn()
  return <LazyDialog {...props} />
}

function DialogFallback({ size = 'medium', onClose }: DialogProps) {
  useEscape(onClose)
  return (
    <div className={styles.overlay}>
      <div className={classNames(styles.box, size !== 'medium' && styles[size])}>
        <div className={styles.head}>
          <Spinner label="Opening" />
        </div>
      </div>
    </div>
  )
}
