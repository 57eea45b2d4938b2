import { ApiError } from '@portal/api-client'
import { ownerFields, petFields } from '@portal/domain'
import type { PortalBooking, VetPractice } from '@portal/domain'
import { sameContent } from '@portal/federation'
import type { FormErrors } from '@portal/forms'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { withOwnerPetValues } from './convert'
import { instructionWord, refusedWords } from './errors'
import { keptWords } from './kept-words'
import type { OwnerPetValues } from './values'

interface OwnerPetSave {
  readonly state: WizardState
  readonly values: OwnerPetValues
  readonly practice: Pick<VetPractice, 'office_location'> | null
  /** Version of the booking that the user saw while typing. */
  readonly seen: number
}

/** Saves owner, pet, collection and instructions, and marks the first step as passed [WIZ-59..65]. */
export async function saveOwnerPet({ state, values, practice, seen }: OwnerPetSave): Promise<PortalBooking> {
  const { writer, draft, kind } = state
  const change = (latest: PortalBooking) => {
    const booking = withOwnerPetValues(latest, values, practice)
    return kind === 'package' ? { ...booking, isPackage: true } : booking
  }
  const saved = await writer.save(change, seen)
  draft.keep({ movedPastFirstStep: true, keptWords: keptWords(values) })
  // In a wizard that was left, the next one may have more by now.
  const isAllSaved = !writer.isLeft || sameContent(draft.unsaved(STEP_HASH.ownerPet)?.values, values)
  if (isAllSaved) draft.keepUnsaved(STEP_HASH.ownerPet, null)
  return saved
}

const COLLECTION_FIELDS: Readonly<Record<string, string>> = {
  collectionAddressOption: 'option',
  collectionAddress: 'other',
  collectionProducts: 'products',
}

/** The form's field by the names of the rules and of the API. */
function placeOf(part: string, field: string): string | undefined {
  if (part === 'owner') return ownerFields.fieldNamed(field)
  return part === 'pet' ? petFields.fieldNamed(field) : COLLECTION_FIELDS[field]
}

/** Marks the fields that the server named, as far as the form has them [WIZ-120]. */
export function refusedFields(error: unknown): FormErrors {
  const detail = error instanceof ApiError && typeof error.detail === 'object' ? (error.detail ?? {}) : {}
  const marked: Record<string, Record<string, string>> = {}
  const instructions: FormErrors[] = []
  for (const [name, code] of Object.entries(detail)) {
    const [part = '', field = ''] = name.split('.')
    const place = placeOf(part, field)
    const words = place && refusedWords(part, part === 'collection' ? field : place, code)
    if (words) marked[part] = { ...marked[part], [place]: words }
    if (part === 'special_instructions') instructions[Number(field)] = { description: instructionWord(code) }
  }
  return instructions.length > 0 ? { ...marked, instructions } : marked
}
