import { useEffect, useRef } from 'react'
import { outgrownText } from '@portal/booking-ui'
import { itemLines, outgrownSizes } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { Card, Checkbox } from '@portal/ui'
import type { RequiredConfirmation } from './use-required-confirmation'

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
