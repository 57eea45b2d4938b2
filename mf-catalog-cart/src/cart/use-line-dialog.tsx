import { useState } from 'react'
import { isCremationPackage } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { lazyPart } from '@portal/ui'
import { LazyPlaqueDialog } from '../plaque/lazy-plaque-dialog'
import { PackagePlaques } from '../plaque/PackagePlaques'

const ProductDialog = lazyPart(
  () => import('../product-dialog/ProductDialog').then((part) => part.ProductDialog),
  () => null,
)

const PackageDialog = lazyPart(
  () => import('../package-selection/PackageDialog').then((part) => part.PackageDialog),
  () => null,
)

/** Dialogs to change cart lines, by product, package or plaque; and which lines were changed here [CAT-32]. */
export function useLineDialog(cart: BookingCart) {
  const [line, change] = useState<QuotedLine | null>(null)
  const [updated, setUpdated] = useState<ReadonlySet<string>>(new Set())
  const close = () => change(null)
  const saved = () => {
    if (line) setUpdated((before) => new Set(before).add(line.id))
    close()
  }
  const dialog = line?.actualProductIdC && (
    <LineDialog
      key={line.id}
      line={line}
      productId={line.actualProductIdC}
      cart={cart}
      onClose={close}
      onSaved={saved}
    />
  )
  return { change, dialog, updated }
}

interface LineDialogProps {
  readonly line: QuotedLine
  readonly productId: string
  readonly cart: BookingCart
  readonly onClose: () => void
  readonly onSaved: () => void
}

function LineDialog({ line, productId, cart, onClose, onSaved }: LineDialogProps) {
  const [isSaved, setSaved] = useState(false)
  const item = { id: productId, name: line.name }
  const common = { item, cart, petWeight: null, onSaved }
  if (line.parentProductId) return <LazyPlaqueDialog line={line} cart={cart} onClose={onClose} onSaved={onSaved} />
  if (isSaved) return <PackagePlaques line={line} cart={cart} onDone={onSaved} />
  return isCremationPackage(line.name) ? (
    <PackageDialog {...common} inCart={line} onBack={onClose} onSaved={() => setSaved(true)} />
  ) : (
    <ProductDialog {...common} line={line} onClose={onClose} />
  )
}

/** A line that is on the server and may be removed. */
export function canBeChanged({ id, canBeDeleted }: QuotedLine): boolean {
  return id !== '' && canBeDeleted
}
