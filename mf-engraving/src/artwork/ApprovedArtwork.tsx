import type { Engraving } from '@portal/domain'
import type { SavedVersion } from '@portal/domain/plaque'
import type { Clinic } from '../contact/clinic'
import { approvedText } from './approval-text'
import type { Approval } from './approval-text'
import { ArtworkFigure } from './ArtworkFigure'
import { ProofLink } from './ProofLink'

interface Props {
  readonly engraving: Engraving
  readonly current: SavedVersion
  readonly approval: Approval
  readonly clinic: Clinic
}

/** The approved artwork, who approved it and when, and a copy to keep. */
export function ApprovedArtwork({ engraving, current, approval, clinic }: Props) {
  return (
    <>
      <ArtworkFigure engraving={engraving} version={current} clinic={clinic} />
      <p>{`${approvedText(approval, clinic.ownerFirstName, engraving.timeZone)}.`}</p>
      <ProofLink approval={approval} timeZone={engraving.timeZone} />
    </>
  )
}
