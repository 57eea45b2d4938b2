import { useState } from 'react'
import { useForm } from '@portal/forms'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import { filledFrom, undone } from './fill'
import type { Slot } from './slot'

/** Where it comes from, and what is told besides. */
interface Told {
  readonly from: string
  /** Whoever has asked for it waits for it; what comes by itself takes nobody's place. */
  readonly isAwaited: boolean
  /** What was left out, and why. */
  readonly notes: readonly string[]
}

/** What became of it. */
export interface Filling extends Told {
  readonly filled: readonly Slot[]
  readonly kept: readonly Slot[]
  readonly before: OwnerPetValues
  readonly after: OwnerPetValues
  readonly isUndone: boolean
}

/** Puts into the form what there is for it, and takes it out again [OPEN-190, OPEN-204]. */
export function useFilling() {
  const form = useForm<OwnerPetValues>()
  const [filling, setFilling] = useState<Filling | null>(null)
  const read = () => form.getState().values
  const write = ({ owner, pet, aside }: OwnerPetValues) =>
    form.batch(() => {
      form.change('owner', owner)
      form.change('pet', pet)
      form.change('aside', aside)
    })
  /** As the form would be without what was filled in before. */
  const without = () => (filling && !filling.isUndone ? undone(read(), filling.before, filling.after) : read())

  const fill = (slotsOf: (before: OwnerPetValues) => readonly Slot[], told: Told) => {
    const before = without()
    const { values, filled, kept } = filledFrom(slotsOf(before), before)
    write(values)
    setFilling({ ...told, filled, kept, before, after: values, isUndone: false })
  }
  const take = (slot: Slot) => {
    write(slot.put(read()))
    setFilling(
      (last) =>
        last && {
          ...last,
          filled: [...last.filled, slot],
          kept: last.kept.filter((one) => one !== slot),
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
