import type { SavedVersion } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { Alert } from '@portal/ui'
import { ArtworkFigure } from '../artwork/ArtworkFigure'
import styles from './Decision.module.css'

interface Props {
  readonly engraving: Engraving
  readonly before: SavedVersion
  readonly now: SavedVersion
}

/** Somebody saved another artwork while this page was open: both are shown, none is approved yet. */
export function ChangedMeanwhile({ engraving, before, now }: Props) {
  return (
    <Alert kind="warning" title="The artwork has changed since you opened this page">
      <p>Nothing is approved yet. Look at it once more, then decide.</p>
      <div className={styles.both}>
        <ArtworkFigure engraving={engraving} version={before} caption="As you saw it" isBrief />
        <ArtworkFigure engraving={engraving} version={now} caption="As it is now" isBrief />
      </div>
    </Alert>
  )
}
