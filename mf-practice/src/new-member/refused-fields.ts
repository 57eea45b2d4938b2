import type { ApiError } from '@portal/api-client'
import type { MemberField } from '@portal/domain'
import type { FormErrors } from '@portal/forms'
import { memberFieldText } from '../member/member-errors'
import { isObject } from '@portal/domain/unknown'

const FORM_FIELDS: Readonly<Record<string, MemberField>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email_address: 'email',
  portal_access_c: 'accessLevel',
}

/** The server's refusals as field errors; null when it named no field. */
export function refusedFields(detail: ApiError['detail'] | undefined): FormErrors | null {
  const refused = Object.entries(isObject(detail) ? detail : {}).flatMap(([name, code]) => {
    const field = FORM_FIELDS[name]
    return field ? [[field, memberFieldText(field, code)] as const] : []
  })
  return refused.length > 0 ? Object.fromEntries(refused) : null
}
