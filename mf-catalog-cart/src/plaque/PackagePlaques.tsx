import { useEffect, useEffectEvent, useState } from 'react'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { LazyPlaqueDialog } from './lazy-plaque-dialog'
import { nextPlaque } from './unfinished'

interface Props {
  /** The package as just saved. */
  readonly line: QuotedLine
  readonly cart: BookingCart
  readonly onDone: () => void
}

/** Opens each unfinished plaque of a saved package in turn; any may be left for later. */
export function PackagePlaques({ line, cart, onDone }: Props) {
  const [skipped, setSeen] = useState<readonly string[]>([])
  const plaque = nextPlaque(
    line,
    cart.lines.filter(({ id }) => !skipped.includes(id)),
  )
  const isDone = plaque === undefined
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone])
  if (!plaque) return null
  const next = () => setSeen([...skipped, plaque.id])
  return <LazyPlaqueDialog key={plaque.id} line={plaque} cart={cart} onClose={next} onSaved={next} />
}
