import { useAfterPaint } from '../after-paint'
import { lazyPart } from '../lazy-part'
import { Spinner } from '../Spinner/Spinner'
import { classNames } from '../class-names'
import type { DialogProps } from './DialogPart'
import styles from './Dialog.module.css'
import { useFocusReturn } from './use-focus-return'
import { useEffect, useEffectEvent } from 'react'

const loadDialog = () => import('./DialogPart').then((part) => part.DialogPart)
const LazyDialog = lazyPart<DialogProps>(loadDialog, DialogFallback)

/** Loads the dialog's code in advance, for example on hover. */
export function preloadDialog() {
  void loadDialog().catch(() => undefined)
}

/**
 * A modal dialog: traps the focus, returns it, closes by Escape. Its code loads when it first opens; it renders after
 * the frame that shows the press.
 */
export function Dialog(props: DialogProps) {
  const isAnswered = useAfterPaint(props.isOpen, false)
  return props.isOpen && isAnswered ? <OpenDialog {...props} /> : null
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

/** Escape also closes a dialog whose code is still loading. */
function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  })
  useEffect(() => {
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
}
