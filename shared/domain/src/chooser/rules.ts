import type { FieldErrors } from '../value/rules'
import { onlyErrors, textError } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'

/** The chooser needs the staff member's name and an option [WIZ-06, WIZ-07]. */
export function chooserErrors(form: { vetStaff?: string; option?: string | null }): FieldErrors<'vetStaff' | 'option'> {
  return onlyErrors({
    vetStaff: textError(form.vetStaff, MAX_LENGTH.name),
    option: form.option ? undefined : 'required',
  })
}
