import { useState } from 'react'
import { useForm } from '@portal/forms'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import { filledFrom, undoFill } from './fill'
import type { Slot } from './slot'

/** The source, and notes to show. */
interface FillingSource {
  readonly from: string
  /** True when the user asked for it, so the note takes the focus; false when it came automatically. */
  readonly isAwaited: boolean
  /** Values left out, with the reasons. */
  readonly notes: readonly string[]
}

export interface FillResult extends FillingSource {
  readonly filled: readonly Slot[]
  readonly unchanged: readonly Slot[]
  readonly before: OwnerPetValues
  readonly after: OwnerPetValues
  readonly isUndone: boolean
}

/** Fills the form from a source, and reverts it [OPEN-190, OPEN-204]. */
export function useFilling() {
  const form = useForm<OwnerPetValues>()
  const [filling, setFilling] = useState<FillResult | null>(null)
  const read = () => form.getState().values
  const write = ({ owner, pet, aside }: OwnerPetValues) =>
    form.batch(() => {
      form.change('owner', owner)
      form.change('pet', pet)
      form.change('aside', aside)
    })
  /** The form's values without the earlier filling. */
  const without = () => (filling && !filling.isUndone ? undoFill(read(), filling.before, filling.after) : read())

  const fill = (slotsOf: (before: OwnerPetValues) => readonly Slot[], source: FillingSource) => {
    const before = without()
    const { values, filled, unchanged } = filledFrom(slotsOf(before), before)
    write(values)
    setFilling({ ...source, filled, unchanged, before, after: values, isUndone: false })
  }
  const take = (slot: Slot) => {
    write(slot.put(read()))
    setFilling(
      (last) =>
        last && {
          ...last,
          filled: [...last.filled, slot],
          unchanged: last.unchanged.filter((one) => one !== slot),
          after: slot.put(last.after),
        },
    )
  }
  const undo = () => {
    write(without())
    setFilling((last) => last && { ...last, isUndone: true })
  }
  return { filling, read, fill, take, undo }
}
