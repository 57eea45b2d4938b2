import { useState } from 'react'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Button, Chip, lazyPart, preloadDialog } from '@portal/ui'
import styles from './Comparison.module.css'
import type { Picks } from './use-picks'

const loadDialog = () =>
  import(/* webpackChunkName: "comparison" */ './CompareDialog').then((part) => part.CompareDialog)
const LazyCompareDialog = lazyPart(loadDialog, () => null)

interface Props {
  readonly picks: Picks
  readonly cart: BookingCart
  readonly petWeight: number | null
}

const HINT = [
  'To see two items side by side, press Compare on both.',
  'Press Compare on one more item.',
  'Two items are picked.',
]

/** The picked items and the button that compares them. It has its place from the start, so that no card moves. */
export function CompareBar({ picks, cart, petWeight }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [first, second] = picks.items
  const preload = () => {
    preloadDialog()
    void loadDialog().catch(() => undefined)
  }
  return (
    <div role="group" aria-label="Comparison" className={styles.bar}>
      <span role="status" className={styles.hint}>
        {HINT[picks.items.length]}
      </span>
      {picks.items.map((item) => (
        <Chip key={item.id} removeLabel={`Do not compare ${item.name}`} onRemove={() => picks.toggle(item)}>
          {item.name}
        </Chip>
      ))}
      <Button
        size="small"
        disabledReason={second ? undefined : 'Pick two items first'}
        onPointerEnter={second && preload}
        onFocus={second && preload}
        onClick={() => setOpen(true)}
      >
        Compare side by side
      </Button>
      {isOpen && first && second && (
        <LazyCompareDialog
          picked={[first, second]}
          cart={cart}
          petWeight={petWeight}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            picks.clear()
          }}
        />
      )}
    </div>
  )
}
