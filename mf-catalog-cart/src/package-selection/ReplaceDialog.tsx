import { ARTWORK_LABELS } from '@portal/booking-ui'
import type { QuotedLine } from '@portal/domain'
import { plaquesUnder } from '@portal/domain-bundled/package-plaques'
import { ConfirmDialog } from '@portal/ui'
import { approvedOf } from '../approval/EndApprovalDialog'

interface Props {
  /** The package in the cart. */
  readonly former: QuotedLine
  readonly lines: readonly QuotedLine[]
  /** Name of the new package. */
  readonly name: string
  readonly isOpen: boolean
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** A booking has one package: confirms before it is replaced, listing what will be removed. */
export function ReplaceDialog({ former, lines, name, isOpen, onContinue, onClose }: Props) {
  const chosen = [...choicesOf(former), ...plaquesUnder(former, lines).flatMap(artworkOf)]
  const isApproved = approvedOf(former, lines).length > 0
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
      <p>{`A booking has one package. ${name} takes the place of ${former.name}.`}</p>
      {chosen.length > 0 && (
        <>
          <p>
            {isApproved
              ? 'What was chosen for it will be removed. An approval ends, and we tell the owner:'
              : 'What was chosen for it will be removed:'}
          </p>
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

const choicesOf = ({ packageProductsC, actualProductIdC }: QuotedLine) =>
  Object.entries(packageProductsC).flatMap(([parentId, options]) =>
    options
      .filter(({ engraving_text: words }) => parentId !== actualProductIdC || words)
      .map((option) => (option.engraving_text ? `${option.name}: ${option.engraving_text}` : option.name)),
  )

/** The artwork of the package's plaques, and whether it is approved [OPEN-174]. */
function artworkOf({ name, engravingText, artwork }: QuotedLine): string[] {
  if (!engravingText || !artwork) return []
  return [`Artwork of the ${name}: ${engravingText.split('\n').join(', ')} (${ARTWORK_LABELS[artwork.state].text})`]
}
