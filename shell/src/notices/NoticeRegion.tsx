import { Alert } from '@portal/ui'
import { useNotices } from './notices'
import styles from './NoticeRegion.module.css'

/** Notices of the page; a success goes by itself after 4 s (SHL-59), an error stays until it is closed. */
export function NoticeRegion() {
  const { notices, dismiss } = useNotices()
  return (
    <div className={styles.region} data-print="hide">
      {notices.map(({ id, tone, text }) => (
        <Alert key={id} kind={tone} autoHide={tone !== 'error'} onClose={() => dismiss(id)}>
          {text}
        </Alert>
      ))}
    </div>
  )
}
