import type { ClosedReason } from '@portal/domain/plaque'
import { formatDetailsDate } from '@portal/domain'
import type { Engraving } from '@portal/domain'
import { usePageTitle } from '@portal/federation'
import { Card, EmptyState } from '@portal/ui'
import { ArtworkFigure } from '../artwork/ArtworkFigure'
import styles from '../artwork/ArtworkFigure.module.css'
import { WhomToCall } from '../contact/WhomToCall'
import type { Clinic } from '../contact/clinic'

/** Why, in words an owner may read [OPEN-68]. */
const WHY: Readonly<Record<ClosedReason, (engraving: Engraving) => string>> = {
  cremated: ({ productName }) => `The ${productName} is being made.`,
  finished: ({ productName }) => `The ${productName} is finished.`,
  deleted: ({ productName }) => `The ${productName} is no longer part of the booking.`,
  approved: ({ approval }) =>
    approval ? `The artwork was approved by ${approval.by} on ${formatDetailsDate(approval.at)}.` : 'It was approved.',
}

const TITLE = 'Editing your engraving is no longer available'

/** 'Editing your engraving is no longer available' [ENG-10]: what is engraved stays to be looked at. */
export function ClosedNote({ engraving, clinic }: { engraving: Engraving; clinic: Clinic }) {
  usePageTitle(TITLE)
  const { closed, current } = engraving
  return (
    <Card>
      <div className={styles.stack}>
        <EmptyState isPage title={TITLE} icon="info">
          <p>{closed && WHY[closed](engraving)}</p>
          <p>
            If something is not right, call <WhomToCall clinic={clinic} />.
          </p>
        </EmptyState>
        {current && closed !== 'deleted' && <ArtworkFigure engraving={engraving} version={current} />}
      </div>
    </Card>
  )
}
