import { ChangedMeanwhile } from './ChangedMeanwhile'
import styles from './Approve.module.css'
import { Consent } from './Consent'
import type { ConsentProps } from './Consent'
import { useApproval } from './use-approval'

interface Props extends ConsentProps {
  readonly onApproved: () => void
}

/** The stored artwork and the conscious yes to it; another one that comes meanwhile is asked about anew. */
export function ApproveStored({ onApproved, ...props }: Props) {
  const { engraving, current } = props
  const { approve, isBusy, failure, seenBefore, refused } = useApproval(engraving, onApproved)
  return (
    <div className={styles.consent}>
      {seenBefore && <ChangedMeanwhile engraving={engraving} before={seenBefore} />}
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
