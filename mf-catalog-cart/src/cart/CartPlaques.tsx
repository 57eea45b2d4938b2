import { ArtworkTag } from '@portal/booking-ui'
import type { QuotedLine } from '@portal/domain'
import { Button } from '@portal/ui'
import { isUnfinished } from '../plaque/unfinished'
import styles from './Cart.module.css'

interface Props {
  readonly plaques: readonly QuotedLine[]
  readonly onChange: (plaque: QuotedLine) => void
}

/** The plaques of a package: where each artwork stands, and the way to it [OPEN-155]. */
export function CartPlaques({ plaques, onChange }: Props) {
  return plaques.map((plaque) => (
    <div key={plaque.id} className={styles.plaque}>
      {/* That it is not finished stands among the details. */}
      {plaque.artwork && !isUnfinished(plaque) && <ArtworkTag state={plaque.artwork.state} />}
      <Button
        variant={isUnfinished(plaque) ? 'secondary' : 'quiet'}
        size="small"
        aria-label={`${wayTo(plaque)} of ${plaque.name}`}
        onClick={() => onChange(plaque)}
      >
        {wayTo(plaque)}
      </Button>
    </div>
  ))
}

const wayTo = (plaque: QuotedLine) => (isUnfinished(plaque) ? 'Finish the artwork' : 'Change the artwork')
