import { FieldRows, TextAreaInput } from '@portal/forms'
import { Card, VisuallyHidden } from '@portal/ui'
import type { InstructionValues } from '../../booking/session/owner-pet-values'

const MOST_ROWS = 50
const newRow = (): InstructionValues => ({ id: crypto.randomUUID(), description: '' })

/** One instruction per row [WIZ-55]. */
export function InstructionsSection() {
  return (
    <Card title="Special instructions (optional)">
      <FieldRows<InstructionValues>
        name="instructions"
        legend={<VisuallyHidden>Special instructions</VisuallyHidden>}
        help="One per row, for example a blanket that stays with the pet."
        newRow={newRow}
        max={MOST_ROWS}
      >
        {(row, index) => (
          <TextAreaInput name={`${row}.description`} label={`Instruction ${index + 1}`} labelHidden rows={2} />
        )}
      </FieldRows>
    </Card>
  )
}
