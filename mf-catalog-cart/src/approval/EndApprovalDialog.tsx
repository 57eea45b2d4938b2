import type { QuotedLine } from '@portal/domain'
import { plaquesUnder } from '@portal/domain-bundled/package-plaques'
import { ConfirmDialog } from '@portal/ui'

interface Props {
  /** Names of the plaques whose approval ends. */
  readonly names: readonly string[]
  readonly isOpen: boolean
  /** The action that ends the approval: 'Remove', 'Change'. */
  readonly act: string
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** Confirms an action that ends the approval of a plaque [OPEN-346]. */
export function EndApprovalDialog({ names, isOpen, act, onContinue, onClose }: Props) {
  return (
    <ConfirmDialog
      title="This ends an approval"
      isOpen={isOpen}
      danger
      confirmLabel={`${act} and end the approval`}
      cancelLabel="Keep it"
      onConfirm={onContinue}
      onCancel={onClose}
    >
      <p>{`The artwork of the ${names.join(' and the ')} is approved. If you go on, the approval ends and we tell the owner. It has to be approved again before anything is engraved, even if you undo this.`}</p>
    </ConfirmDialog>
  )
}

/** Names of a line's plaques with an approved artwork: its own, and those inside it. */
export function approvedOf(line: QuotedLine, lines: readonly QuotedLine[]): string[] {
  return [line, ...plaquesUnder(line, lines)]
    .filter(({ artwork }) => artwork?.state === 'approved')
    .map(({ name }) => name)
}
