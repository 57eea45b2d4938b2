import * as v from 'valibot'
import { MAX_LENGTH, flag, text, wireText, wireTextOrNull } from '../value/schema'
import { NounTable } from '../value/noun-table'
import { formField, hiddenField } from '../value/wire-field'

const name = text(MAX_LENGTH.name)

/**
 * The fields of a booking itself: read from `cstm`, sent beside owner, pet, collection and items [DOM-01..03]. A
 * `formField` is typed by staff: the staff member in the chooser, all others on the first step.
 */
export const bookingFields = new NounTable({
  vetStaff: formField('vet_staff_c', wireText, name),
  isPackage: hiddenField('is_package_c', flag, v.nullish(v.boolean(), false)),
  clientDetails: hiddenField('client_details_c', wireTextOrNull, v.nullish(text(MAX_LENGTH.text))),
  returnOption: hiddenField('return_add_option_c', wireTextOrNull, v.nullish(name)),
})

/** The fields of a booking itself, without its parts. */
export type BookingFields = v.InferOutput<typeof bookingFields.schema>

/** Fields that staff type. */
export type BookingInput = ReturnType<typeof bookingFields.asked>
