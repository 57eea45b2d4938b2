import { useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { fittingCard } from '@portal/domain-bundled/patient-card'
import type { PatientCard } from '@portal/domain-bundled/patient-card'
import { useFilling } from '../filling/use-filling'
import { findListedAnimal } from './listed-animal'
import type { ListedAnimal } from './listed-animal'
import { slotsOf } from './slots'
import { LISTS_FAILED, OWNER_SKIPPED, SOURCES, leftOutText, notListedText } from './card-texts'
import type { Source } from './card-texts'

/** Fills the form from a patient record, and reverts it. */
export function useCard() {
  const { filling, read, fill: fillIn, take, undo } = useFilling()
  const { api, report } = usePortalHost()
  const [isBusy, setBusy] = useState(false)
  const fill = async (pasted: PatientCard, source: Source) => {
    setBusy(true)
    const { card, leftOut } = fittingCard(pasted)
    const listed = await findListedAnimal(card, read().pet.type, api).catch((error: unknown) => {
      report(error, { action: 'look up the breed of a patient card' })
      return null
    })
    setBusy(false)
    const { skipOwner } = read()
    fillIn(() => slotsOf(card, listed ?? NOT_LISTED, skipOwner), {
      from: SOURCES[source],
      isAwaited: source === 'pasted',
      notes: [...leftOut.map((one) => leftOutText(one, pasted)), ...notesOf(card, listed, skipOwner)],
    })
  }
  return { isBusy, filling, fill, take, undo }
}

const NOT_LISTED: ListedAnimal = { type: undefined, breed: undefined }

function notesOf(card: PatientCard, listed: ListedAnimal | null, skipOwner: boolean): string[] {
  const { 'pet.type': type, 'pet.breed': breed } = card
  const isOwnerTold = Object.keys(card).some((field) => field.startsWith('owner.'))
  const notes = skipOwner && isOwnerTold ? [OWNER_SKIPPED] : []
  if (!listed) return [...notes, LISTS_FAILED]
  if (type && !listed.type) notes.push(notListedText('pet.type', type))
  if (breed && !listed.breed) notes.push(notListedText('pet.breed', breed))
  return notes
}
