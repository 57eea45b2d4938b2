import { useEffect, useEffectEvent } from 'react'
import { ConflictQuestions, useForm } from '@portal/forms'
import type { PortalBooking } from '@portal/domain'
import type { useOwnerPetSave } from './use-owner-pet-save'
import type { OwnerPetValues } from './values'

type Save = ReturnType<typeof useOwnerPetSave>

/** Brings what others save into the open form, and asks where both changed the same [OPEN-87]. */
export function SharedWork({ booking, save }: { booking: PortalBooking; save: Save }) {
  const form = useForm<OwnerPetValues>()
  const { shared, follow, answer, bindForm } = save
  const bind = useEffectEvent(() =>
    bindForm({
      read: () => form.getState().values,
      write: (values) =>
        form.batch(() => {
          form.change('skipOwner', values.skipOwner)
          form.change('owner', values.owner)
          form.change('pet', values.pet)
          form.change('instructions', values.instructions)
          form.change('collection', values.collection)
        }),
    }),
  )
  useEffect(() => bind(), [])
  const meet = useEffectEvent((version: number) => {
    if (version > shared.met) follow(booking)
  })
  useEffect(() => meet(booking.version), [booking.version])
  return <ConflictQuestions conflicts={shared.conflicts} answers={shared.answers} onAnswer={answer} />
}
