import { Link } from '@portal/router'
import { buttonClass, Card, EmptyState } from '@portal/ui'
import { WhomToCall } from '../../contact/WhomToCall'
import { LineFrame } from '../../line/LineFrame'
import type { LineScreen } from '../../line/LineFrame'
import { screenPath } from '../../line/line-address'
import { Decision } from './Decision'

/** The saved artwork, to approve or change [ENG-04, ENG-05, ENG-14]. */
export function CheckExistingScreen() {
  return <LineFrame title="Check existing artwork">{(screen) => <Artwork {...screen} />}</LineFrame>
}

function Artwork(screen: LineScreen) {
  const { current, state } = screen.engraving
  if (!current || state === 'missing' || state === 'unfinished') return <Unfinished {...screen} />
  return (
    <Card>
      <Decision {...screen} current={current} />
    </Card>
  )
}

/** Text without a picture: a save stopped halfway, or nobody has designed it. */
function Unfinished({ address, engraving, clinic }: LineScreen) {
  const canGoOn = engraving.current !== null || address.staff === '1'
  return (
    <Card>
      <EmptyState
        title="The artwork is not finished yet"
        action={
          canGoOn && (
            <Link to={screenPath('customise-text', address)} className={buttonClass('primary')}>
              Finish the artwork
            </Link>
          )
        }
      >
        There is nothing to approve yet. To hear when it is ready, call <WhomToCall clinic={clinic} />.
      </EmptyState>
    </Card>
  )
}
