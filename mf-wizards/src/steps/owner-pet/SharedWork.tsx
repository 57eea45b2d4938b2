import { useEffect, useEffectEvent } from 'react'
import { ConflictQuestions, useForm } from '@portal/forms'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'
import type { WizardState } from '../../booking/wizard-state'
import { questionsOf } from './questions'
import type { StartOfStep } from './start'

/** Merges others' saves into the open form, and asks about conflicts [OPEN-87]. */
export function SharedWork({ state, start }: { state: WizardState; start: StartOfStep }) {
  const form = useForm<OwnerPetValues>()
  const { session, runner } = state
  const open = useEffectEvent(() => {
    runner.bindFields({
      read: () => form.getState().values,
      write: (values) =>
        form.batch(() => {
          form.change('skipOwner', values.skipOwner)
          form.change('owner', values.owner)
          form.change('pet', values.pet)
          form.change('instructions', values.instructions)
          form.change('collection', values.collection)
        }),
    })
    runner.send({ kind: 'formOpened', base: start.base, values: start.values })
  })
  useEffect(() => {
    open()
    return () => {
      runner.send({ kind: 'formClosed' })
      runner.bindFields(null)
    }
  }, [runner])
  return (
    <ConflictQuestions
      conflicts={questionsOf(session)}
      answers={session.form?.mergeState.answers ?? {}}
      onAnswer={(name, side) => runner.send({ kind: 'questionAnswered', name, side })}
    />
  )
}
