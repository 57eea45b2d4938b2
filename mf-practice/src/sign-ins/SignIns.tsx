import { RetryOrCall } from '@portal/booking-ui'
import { useRef, useState } from 'react'
import { Button, EmptyState, ErrorState, Skeleton } from '@portal/ui'
import { SignInRow } from './SignInRow'
import styles from './SignIns.module.css'
import { useSignIns } from './use-sign-ins'

/** Shows the latest few; more would fill the screen and are rarely needed. */
const SHOWN = 5

/** The user's sign-ins, one row each [OPEN-263]. */
export function SignIns() {
  const { data, error, isBusy, retry } = useSignIns()
  const box = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? data : data?.slice(0, SHOWN)
  const ended = () => {
    // The pressed button disappears with its row, so the focus moves to the list.
    box.current?.focus()
    retry()
  }
  const showAll = () => {
    box.current?.focus()
    setWhole(true)
  }
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {!data && !error && <Skeleton height="13.5rem" />}
      {!data && error && (
        <ErrorState title="We couldn't load where you are signed in" onRetry={retry} retrying={isBusy}>
          <RetryOrCall safe="Nothing has changed." />
        </ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState title="No sign-ins to show">To see this computer here, log out, then sign in again.</EmptyState>
      )}
      {data && shown && shown.length > 0 && (
        <ul aria-label="Where you are signed in" className={styles.list}>
          {shown.map((signIn) => (
            <SignInRow
              key={signIn.id}
              signIn={signIn}
              left={data.filter(({ id }) => id !== signIn.id)}
              onEnded={ended}
            />
          ))}
        </ul>
      )}
      {data && shown && shown.length < data.length && (
        <Button size="small" onClick={showAll}>{`Show all ${data.length}`}</Button>
      )}
    </div>
  )
}
