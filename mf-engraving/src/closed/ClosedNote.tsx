import { formatDetailsDate } from '@portal/domain'
import { isGone } from '@portal/domain/plaque'
import type { ClosedReason, SavedVersion } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { usePageTitle } from '@portal/federation'
import { Card, EmptyState, PageHeader } from '@portal/ui'
import { ApprovedArtwork } from '../artwork/ApprovedArtwork'
import { ArtworkFigure } from '../artwork/ArtworkFigure'
import styles from '../artwork/ArtworkFigure.module.css'
import type { Approval } from '../artwork/approval-text'
import { WhomToCall } from '../contact/WhomToCall'
import type { Clinic } from '../contact/clinic'

/** The reason in words for the owner [OPEN-68]. */
const WHY: Readonly<Record<ClosedReason, (engraving: Engraving, clinic: Clinic) => string>> = {
  cremated: ({ productName }) => `The ${productName} is being made.`,
  finished: ({ productName }) => `The ${productName} is finished.`,
  deleted: ({ productName, endedApproval, timeZone }, clinic) =>
    `${clinic.name || 'Your clinic'} removed the ${productName} from the booking${
      endedApproval ? ` on ${formatDetailsDate(endedApproval.at, timeZone)}` : ''
    }. It will not be engraved.`,
  discarded: ({ productName }, clinic) =>
    `${clinic.name || 'Your clinic'} discarded the booking with the ${productName}. It will not be engraved.`,
  cancelled: ({ productName }) => `The booking with the ${productName} was cancelled. It will not be engraved.`,
  approved: () => 'It was approved.',
  wordsRemoved: ({ productName }, clinic) =>
    `${clinic.name || 'Your clinic'} removed the words from the ${productName}. It will not be engraved.`,
}

const TITLE = 'Editing your engraving is no longer available'

interface Props {
  readonly engraving: Engraving
  readonly clinic: Clinic
}

/** 'Editing your engraving is no longer available' [ENG-10]; the engraving can still be viewed. */
export function ClosedNote({ engraving, clinic }: Props) {
  const { closed, current, approval } = engraving
  if (isGone(closed) || !current) return <Ended engraving={engraving} clinic={clinic} current={null} />
  if (!approval) return <Ended engraving={engraving} clinic={clinic} current={current} />
  return <Approved {...{ engraving, clinic, current, approval }} />
}

const whyClosed = ({ engraving, clinic }: Props) => engraving.closed && WHY[engraving.closed](engraving, clinic)

/** The approved artwork first; below it, that it can no longer be changed. */
function Approved({ approval, current, ...props }: Props & { approval: Approval; current: SavedVersion }) {
  const { engraving, clinic } = props
  const title = 'The artwork is approved'
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} lead={`${engraving.productName} for ${engraving.petName}`} />
      <Card>
        <div className={styles.stack}>
          <ApprovedArtwork {...{ engraving, current, approval, clinic }} />
          <section className={styles.closed}>
            <h2>{TITLE}</h2>
            <p>
              {engraving.closed !== 'approved' && <span>{`${whyClosed(props)} `}</span>}
              <span>If something is not right, call </span>
              <WhomToCall clinic={clinic} />
              <span>.</span>
            </p>
          </section>
        </div>
      </Card>
    </>
  )
}

/** Shown for an engraving that was not approved, or without an artwork to show. */
function Ended({ engraving, clinic, current }: Props & { current: SavedVersion | null }) {
  usePageTitle(TITLE)
  return (
    <Card>
      <div className={styles.stack}>
        <EmptyState isPage title={TITLE} icon="info">
          <p>{whyClosed({ engraving, clinic })}</p>
          <p>
            If something is not right, call <WhomToCall clinic={clinic} />.
          </p>
        </EmptyState>
        {current && <ArtworkFigure engraving={engraving} version={current} clinic={clinic} />}
      </div>
    </Card>
  )
}
