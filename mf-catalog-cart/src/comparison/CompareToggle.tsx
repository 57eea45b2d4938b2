import type { ListedProduct } from '@portal/api-client/contract/product'
import { Button, Icon, VisuallyHidden } from '@portal/ui'
import type { Picks } from './use-picks'

interface Props {
  readonly item: Pick<ListedProduct, 'id' | 'name'>
  readonly picks: Picks
}

/** Picks an item for the comparison. With two items picked, the toggles of other items are disabled. */
export function CompareToggle({ item, picks }: Props) {
  const isPicked = picks.isPicked(item.id)
  return (
    <Button
      size="small"
      variant="quiet"
      aria-pressed={isPicked}
      icon={isPicked && <Icon name="check" size={16} />}
      disabledReason={picks.isFull && !isPicked ? 'Two items are picked already' : undefined}
      onClick={() => picks.toggle(item)}
    >
      Compare<VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
    </Button>
  )
}
