import { ApiError } from '@portal/api-client'
import { bookingFields, ownerFields, petFields } from '@portal/domain'
import type { FormErrors } from '@portal/forms'
import { instructionText, refusedText } from './errors'

const COLLECTION_FIELDS: Readonly<Record<string, string>> = {
  collectionAddressOption: 'option',
  collectionAddress: 'other',
  collectionProducts: 'products',
}

/** The form field for a name in the rules and the API. */
function placeOf(part: string, field: string): string | undefined {
  if (part === 'booking') return bookingFields.fieldNamed(field)
  if (part === 'owner') return ownerFields.fieldNamed(field)
  return part === 'pet' ? petFields.fieldNamed(field) : COLLECTION_FIELDS[field]
}

/** Errors at the fields that the server refused, as far as the form has them [WIZ-120]. */
export function refusedFields(error: unknown): FormErrors {
  const detail = error instanceof ApiError && typeof error.detail === 'object' ? (error.detail ?? {}) : {}
  const marked: Record<string, Record<string, string>> = {}
  const instructions: FormErrors[] = []
  for (const [name, code] of Object.entries(detail)) {
    const [part = '', field = ''] = name.split('.')
    const place = placeOf(part, field)
    const words = place && refusedText(part, part === 'collection' ? field : place, code)
    if (words) marked[part] = { ...marked[part], [place]: words }
    if (part === 'special_instructions') instructions[Number(field)] = { description: instructionText(code) }
  }
  return instructions.length > 0 ? { ...marked, instructions } : marked
}
