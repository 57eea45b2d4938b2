import { useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { useForm } from '@portal/forms'
import { fittingCard } from '@portal/domain/patient-card'
import type { PatientCard } from '@portal/domain/patient-card'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import { filledFrom, undone } from './fill'
import { listedOf } from './listed'
import type { Listed } from './listed'
import { slotsOf } from './slots'
import type { Slot } from './slots'
import { LISTS_FAILED, OWNER_SKIPPED, leftOutText, notListedText } from './words'
import type { Source } from './words'

/** What became of a card. */
export interface CardOutcome {
  readonly source: Source
  readonly filled: readonly Slot[]
  readonly kept: readonly Slot[]
  /** What was left out, and why. */
  readonly notes: readonly string[]
  readonly before: OwnerPetValues
  readonly after: OwnerPetValues
}

/** Puts a card into the form, and takes it out again. */
export function useCard() {
  const form = useForm<OwnerPetValues>()
  const { api, report } = usePortalHost()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<CardOutcome | null>(null)
  const read = () => form.getState().values
  const write = ({ owner, pet, aside }: OwnerPetValues) =>
    form.batch(() => {
      form.change('owner', owner)
      form.change('pet', pet)
      form.change('aside', aside)
    })

  const fill = async (told: PatientCard, source: Source) => {
    setBusy(true)
    const { card, leftOut } = fittingCard(told)
    const listed = await listedOf(card, read().pet.type, api).catch((error: unknown) => {
      report(error, { action: 'look up the breed of a patient card' })
      return null
    })
    setBusy(false)
    const before = read()
    const { values, filled, kept } = filledFrom(slotsOf(card, listed ?? NOT_LISTED, before.skipOwner), before)
    write(values)
    const notes = [...leftOut.map((one) => leftOutText(one, told)), ...notesOf(card, listed, before.skipOwner)]
    setOutcome({ source, filled, kept, notes, before, after: values })
  }
  const take = (slot: Slot) => {
    const now = slot.put(read())
    write(now)
    setOutcome(
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
    if (outcome) write(undone(read(), outcome.before, outcome.after))
  }
  return { isBusy, outcome, fill, take, undo }
}

const NOT_LISTED: Listed = { type: undefined, breed: undefined }

function notesOf(card: PatientCard, listed: Listed | null, skipOwner: boolean): string[] {
  const { 'pet.type': type, 'pet.breed': breed } = card
  const isOwnerTold = Object.keys(card).some((field) => field.startsWith('owner.'))
  const notes = skipOwner && isOwnerTold ? [OWNER_SKIPPED] : []
  if (!listed) return [...notes, LISTS_FAILED]
  if (type && !listed.type) notes.push(notListedText('pet.type', type))
  if (breed && !listed.breed) notes.push(notListedText('pet.breed', breed))
  return notes
}
