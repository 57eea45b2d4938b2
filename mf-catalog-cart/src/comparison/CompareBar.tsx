import { useState } from 'react'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Button, Chip, lazyPart, preloadDialog, VisuallyHidden } from '@portal/ui'
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

const SAID = [
  '',
  'One item is picked. Press Compare on one more.',
  'Two items are picked. Compare them below the list.',
]

/** The picked items, and with two of them the button that compares them; it stays in view while the list scrolls. */
export function CompareBar({ picks, cart, petWeight }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [first, second] = picks.items
  const preload = () => {
    preloadDialog()
    void loadDialog().catch(() => undefined)
  }
  return (
    <>
      <VisuallyHidden role="status">{SAID[picks.items.length]}</VisuallyHidden>
      {first && (
        <div role="group" aria-label="Comparison" className={styles.bar}>
          {picks.items.map((item) => (
            <Chip key={item.id} removeLabel={`Do not compare ${item.name}`} onRemove={() => picks.toggle(item)}>
              {item.name}
            </Chip>
          ))}
          {second ? (
            <Button
              size="small"
              variant="primary"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => setOpen(true)}
            >
              Compare side by side
            </Button>
          ) : (
            <span className={styles.hint}>Press Compare on one more item.</span>
          )}
        </div>
      )}
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
    </>
  )
}
