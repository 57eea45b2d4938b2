import { ArtworkTag } from '@portal/booking-ui'
import type { QuotedLine } from '@portal/domain'
import { Button } from '@portal/ui'
import { isUnfinished } from '../plaque/unfinished'
import styles from './Cart.module.css'

interface Props {
  readonly plaques: readonly QuotedLine[]
  readonly onChange: (plaque: QuotedLine) => void
}

/** The plaques of a package, each with the state of its artwork and a button to change it [OPEN-155]. */
export function CartPlaques({ plaques, onChange }: Props) {
  return plaques.map((plaque) => (
    <div key={plaque.id} className={styles.plaque}>
      {/* The details already say that it is unfinished. */}
      {plaque.artwork && !isUnfinished(plaque) && <ArtworkTag state={plaque.artwork.state} />}
      <Button
        variant={isUnfinished(plaque) ? 'secondary' : 'quiet'}
        size="small"
        aria-label={`${actionFor(plaque)} of ${plaque.name}`}
        onClick={() => onChange(plaque)}
      >
        {actionFor(plaque)}
      </Button>
    </div>
  ))
}

const actionFor = (plaque: QuotedLine) => (isUnfinished(plaque) ? 'Finish the artwork' : 'Change the artwork')
