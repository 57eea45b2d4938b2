import { useState, useEffect, useRef } from 'react'
import { outgrownText } from '@portal/booking-ui'
import { itemLines, outgrownSizes } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { Card, Checkbox } from '@portal/ui'

/** A required confirmation before submission. */
export interface RequiredConfirmation {
  readonly isNeeded: boolean
  readonly isTicked: boolean
  /** Whether Submit was pressed without the confirmation. */
  readonly isMissing: boolean
  readonly onTick: (isTicked: boolean) => void
  /** Whether the confirmation is given or not needed; otherwise the box shows its error from now on. */
  readonly check: () => boolean
}

/** A confirmation about the text `about`; it must be given again when the text changes. '' needs none. */
export function useRequiredConfirmation(about: string): RequiredConfirmation {
  const [ticked, setTicked] = useState('')
  const [missingFor, setAsked] = useState('')
  const isNeeded = about !== ''
  const isTicked = isNeeded && ticked === about
  return {
    isNeeded,
    isTicked,
    isMissing: isNeeded && missingFor === about && !isTicked,
    onTick: (isOn) => setTicked(isOn ? about : ''),
    check: () => {
      setAsked(about)
      return !isNeeded || isTicked
    },
  }
}

interface OutcomeTickProps {
  readonly petName: string
  /** Without an owner, as for a stray, staff confirm for themselves. */
  readonly hasOwner: boolean
  readonly tick: RequiredConfirmation
}

/** Staff confirm before submission that no ashes are returned [OPEN-98]. */
export function OutcomeTick({ petName, hasOwner, tick }: OutcomeTickProps) {
  const { isTicked, isMissing, onTick } = tick
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isMissing) box.current?.focus()
  }, [isMissing])
  const whose = petName ? `${petName}'s` : 'The'
  return (
    <div data-html2canvas-ignore>
      <Card>
        <Checkbox
          ref={box}
          label={`${whose} ashes will not be returned`}
          help={`${hasOwner ? 'The family understands this.' : 'I understand this.'} It cannot be changed after the cremation.`}
          error={isMissing ? `Confirm that ${petName ? whose : 'the'} ashes will not be returned` : undefined}
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </Card>
    </div>
  )
}

/** Sizes that do not fit the pet's current weight, as sentences. */
export function outgrownLines({ quotedProducts, pet }: PortalBooking): string[] {
  return itemLines(quotedProducts).flatMap(({ line, name }) =>
    outgrownSizes(line, pet.weight).map((size) => `${name}: ${outgrownText(size, pet.firstName, pet.weight ?? 0)}`),
  )
}

/** A size is never changed automatically: the user keeps it or changes the item [OPEN-103]. */
export function SizeQuestion({ outgrown, tick }: { outgrown: readonly string[]; tick: RequiredConfirmation }) {
  const box = useRef<HTMLInputElement>(null)
  const { isMissing } = tick
  useEffect(() => {
    if (isMissing) box.current?.focus()
  }, [isMissing])
  const isOne = outgrown.length === 1
  return (
    <Card title={isOne ? 'Is the size still right?' : 'Are the sizes still right?'}>
      {outgrown.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Checkbox
        ref={box}
        label={isOne ? 'Keep this size' : 'Keep these sizes'}
        help="Or choose another one with Change at the items."
        error={isMissing ? 'Keep it, or change the item' : undefined}
        checked={tick.isTicked}
        onChange={({ currentTarget }) => tick.onTick(currentTarget.checked)}
      />
    </Card>
  )
}
