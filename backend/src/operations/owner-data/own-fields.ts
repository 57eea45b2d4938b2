import { detailFields } from '../../db/records'

/** Whether a field of the booking itself may name its owner, so that it is erased with the owner's data. */
const MAY_NAME_OWNER: Readonly<Record<keyof typeof detailFields.fields, boolean>> = {
  clientDetails: true,
  returnOption: false,
}

const names = Object.entries(MAY_NAME_OWNER).flatMap(([name, mayName]) => (mayName ? name : []))
const fields = Object.entries(detailFields.fields).filter(([name]) => names.includes(name))
const wireNames = new Set(fields.flatMap(([, { wire }]) => Object.keys(wire)))

/** Whether a record's key names a field that is erased with the owner's data. */
export const isErasedField = (wireName: string) => wireNames.has(wireName)

/** The erased fields of stored details, with empty values. */
export function emptiedFields() {
  const empty = Object.entries(detailFields.empty())
  return Object.fromEntries(empty.filter(([name]) => names.includes(name)))
}
