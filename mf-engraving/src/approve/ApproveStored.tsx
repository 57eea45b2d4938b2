import { NewerArtwork } from './NewerArtwork'
import styles from './Approve.module.css'
import { Consent } from './Consent'
import type { ConsentProps } from './Consent'
import { useApproval } from './use-approval'

interface Props extends ConsentProps {
  readonly onApproved: () => void
}

/** Approval of the saved artwork. When a newer version arrives, it must be approved instead. */
export function ApproveStored({ onApproved, ...props }: Props) {
  const { engraving, current } = props
  const { approve, isBusy, failure, seenBefore, refused } = useApproval(engraving, onApproved)
  return (
    <div className={styles.consent}>
      {seenBefore && <NewerArtwork engraving={engraving} before={seenBefore} />}
      <Consent
        key={`${current.version} ${refused}`}
        {...props}
        isBusy={isBusy}
        failure={failure}
        onApprove={(what) => void approve(what)}
      />
    </div>
  )
}
