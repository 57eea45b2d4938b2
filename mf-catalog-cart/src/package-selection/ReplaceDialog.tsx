import type { QuotedLine } from '@portal/domain'
import { ConfirmDialog } from '@portal/ui'

interface Props {
  /** The package that is in the cart. */
  readonly former: QuotedLine
  /** The one that takes its place. */
  readonly name: string
  readonly isOpen: boolean
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** A booking has one package: asked before another takes its place, with what goes with it. */
export function ReplaceDialog({ former, name, isOpen, onContinue, onClose }: Props) {
  const chosen = Object.entries(former.packageProductsC).flatMap(([parentId, options]) =>
    options
      .filter(({ engraving_text: words }) => parentId !== former.actualProductIdC || words)
      .map((option) => (option.engraving_text ? `${option.name}: ${option.engraving_text}` : option.name)),
  )
  return (
    <ConfirmDialog
      title={`Replace ${former.name}?`}
      isOpen={isOpen}
      danger={chosen.length > 0}
      confirmLabel="Replace"
      cancelLabel="Keep it"
      onConfirm={onContinue}
      onCancel={onClose}
    >
      <p>
        A booking has one package. {name} takes the place of {former.name}.
      </p>
      {chosen.length > 0 && (
        <>
          <p>What was chosen for it goes too:</p>
          <ul>
            {chosen.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
