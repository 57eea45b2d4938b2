import { createPortal } from 'react-dom'
import { Alert } from '@portal/ui'
import { useNotices } from './notices'
import styles from './NoticeRegion.module.css'

/**
 * Notices of the page; a success goes by itself after 4 s (SHL-59), an error stays until it is closed.
 * Stands in the body as a top layer, so that an open dialog does not silence it.
 */
export function NoticeRegion() {
  const { notices, dismiss } = useNotices()
  return createPortal(
    <div className={styles.region} aria-live="polite" data-print="hide" data-react-aria-top-layer="true">
      {notices.map(({ id, tone, text }) => (
        <Alert key={id} kind={tone} autoHide={tone !== 'error'} onClose={() => dismiss(id)}>
          {text}
        </Alert>
      ))}
    </div>,
    document.body,
  )
}
