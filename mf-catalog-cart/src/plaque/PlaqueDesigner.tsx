import { RetryOrCall } from '@portal/booking-ui'
import { useState } from 'react'
import { Slot } from '@portal/federation'
import { PlaqueSteps } from '@portal/slots/mf-engraving'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import type { PlaqueStepsProps } from '@portal/slots/mf-engraving'
import { ErrorState } from '@portal/ui'
import type { PlaqueData } from './PlaqueFinder'
import { PlaqueSkeleton } from './PlaqueSkeleton'
import type { Artwork } from './use-save-artwork'

interface Props {
  readonly plaque: PlaqueData
  readonly petName: string
  /** Text ordered before the design. */
  readonly words?: string
  /** Label of the last button, unless it adds to the cart. */
  readonly finish?: string
  /** The line, as chosen in the description. */
  readonly line: CartLineInput
  readonly saving: string | null
  readonly failure: string | null
  readonly onFinish: (line: CartLineInput, artwork: Artwork) => void
  readonly onBack: () => void
  readonly onTouched: () => void
}

/** The steps of a plaque after its description, from the engraving remote [CAT-23, OPEN-65]. */
export function PlaqueDesigner({ plaque, petName, line, onFinish, ...props }: Props) {
  // The plaque as it was opened. Its version prevents a save that would overwrite changes of others.
  const [{ entry, engraving }] = useState(plaque)
  const finished: PlaqueStepsProps['onFinish'] = (draft, photo) => {
    const words = [draft.petName, draft.primaryText, draft.secondaryText].map(({ text }) => text.trim())
    const engravingText = words.filter((text) => text !== '').join('\n')
    onFinish({ ...line, quantity: 1, engravingText }, { draft, photo, version: engraving?.version ?? 0 })
  }
  return (
    <Slot
      name={PlaqueSteps}
      props={{ ...props, entry, petName: engraving?.petName || petName, engraving, onFinish: finished }}
      loading={<PlaqueSkeleton />}
      fallback={(retry) => (
        <ErrorState title="The plaque editor could not be loaded" onRetry={retry}>
          <RetryOrCall safe="Your booking and cart are safe." />
        </ErrorState>
      )}
    />
  )
}
