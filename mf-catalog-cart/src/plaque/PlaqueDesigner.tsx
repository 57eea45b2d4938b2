import { useState } from 'react'
import { Slot } from '@portal/federation'
import type { CartLineInput, PlaqueStepsProps } from '@portal/federation'
import { ErrorState, Skeleton, VisuallyHidden } from '@portal/ui'
import type { ItemForm } from '../product-dialog/use-item-form'
import type { FoundPlaque } from './PlaqueFinder'

interface Props {
  readonly plaque: FoundPlaque
  readonly petName: string
  /** As it was chosen in the description. */
  readonly line: CartLineInput
  readonly form: ItemForm
  readonly onBack: () => void
  readonly onTouched: () => void
}

/** The steps of a plaque after its description, made by another remote [CAT-23, OPEN-65]. */
export function PlaqueDesigner({ plaque, petName, line, form, onBack, onTouched }: Props) {
  // As it was opened: what others save meanwhile is not written over.
  const [{ entry, engraving }] = useState(plaque)
  const finish: PlaqueStepsProps['onFinish'] = (draft, pictures) => {
    const words = [draft.petName, draft.primaryText, draft.secondaryText].map(({ text }) => text.trim())
    const engravingText = words.filter((text) => text !== '').join('\n')
    form.finish({ ...line, quantity: 1, engravingText }, { draft, pictures, version: engraving?.version ?? 0 })
  }
  return (
    <Slot
      name="PlaqueSteps"
      props={{
        entry,
        petName: engraving?.petName || petName,
        engraving,
        onBack,
        onTouched,
        onFinish: finish,
        saving: form.progress,
        failure: form.failure,
      }}
      loading={<Loading />}
      fallback={(retry) => (
        <ErrorState title="The plaque editor could not be loaded" onRetry={retry}>
          Your booking and cart are safe.
        </ErrorState>
      )}
    />
  )
}

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the plaque editor</VisuallyHidden>
      <Skeleton height="20rem" />
    </div>
  )
}
