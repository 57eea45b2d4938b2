import { Card, EmptyState } from '@portal/ui'
import { ArtworkFigure } from '../artwork/ArtworkFigure'
import { WhomToCall } from '../contact/WhomToCall'
import { LineFrame } from '../line/LineFrame'
import type { LineScreen } from '../line/LineFrame'
import { Decision } from './Decision'

/** The artwork as it is, to be approved or changed [ENG-04, ENG-05, ENG-14]. */
export function CheckExistingScreen() {
  return <LineFrame title="Check existing artwork">{(screen) => <Artwork {...screen} />}</LineFrame>
}

function Artwork(screen: LineScreen) {
  const { engraving, clinic } = screen
  const { current, state } = engraving
  if (!current || state === 'missing' || state === 'unfinished') {
    return (
      <Card>
        <EmptyState title="The artwork is not finished yet">
          There is nothing to approve so far. To hear when it is ready, call <WhomToCall clinic={clinic} />.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card>
      <ArtworkFigure engraving={engraving} version={current} />
      <Decision {...screen} current={current} />
    </Card>
  )
}
