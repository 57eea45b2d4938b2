import { useCallback, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Notice } from '@portal/federation'
import { Alert } from '@portal/ui'
import { useNotices } from './notices'
import styles from './NoticeRegion.module.css'

/**
 * Notices of the page. A success disappears after 4 s [SHL-59], an error stays until closed. In the body as a top
 * layer, so that an open dialog does not hide it from screen readers.
 */
export function NoticeRegion() {
  const { notices, dismiss } = useNotices()
  // A prerendered page has no body yet.
  const hasBody = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  if (!hasBody) return null
  return createPortal(
    <div className={styles.region} aria-live="polite" data-print="hide" data-react-aria-top-layer="true">
      {notices.map(({ id, tone, text }) => (
        <NoticeAlert key={id} id={id} tone={tone} text={text} onDismiss={dismiss} />
      ))}
    </div>,
    document.body,
  )
}

interface NoticeAlertProps extends Notice {
  readonly id: number
  readonly onDismiss: (id: number) => void
}

/** A notice with its own timer, which another notice does not restart. */
function NoticeAlert({ id, tone, text, onDismiss }: NoticeAlertProps) {
  const close = useCallback(() => onDismiss(id), [id, onDismiss])
  return (
    <Alert kind={tone} autoHide={tone !== 'error'} onClose={close}>
      {text}
    </Alert>
  )
}
