import type { Engraving } from '@portal/domain'
import { Alert, Button } from '@portal/ui'
import { ArtworkFigure } from '../artwork/ArtworkFigure'
import type { Clinic } from '../contact/clinic'

interface Props {
  /** The engraving as somebody else saved it. */
  readonly engraving: Engraving
  readonly clinic: Clinic
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Version conflict: the user who saves second sees both versions and chooses one. */
export function SaveConflict({ engraving, clinic, onKeepMine, onTakeTheirs }: Props) {
  return (
    <Alert kind="warning" title="Somebody has changed this artwork since you began">
      <p>Your changes are still here, and nothing is approved yet. This is how it was saved meanwhile:</p>
      {engraving.current && <ArtworkFigure engraving={engraving} version={engraving.current} clinic={clinic} />}
      <Button onClick={onKeepMine}>Keep my changes</Button> <Button onClick={onTakeTheirs}>Go on with this one</Button>
    </Alert>
  )
}
