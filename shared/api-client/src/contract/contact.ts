import { MAX_LENGTH, requiredText, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams, VersionedContactSchema } from './shared-schemas'

const name = requiredText(MAX_LENGTH.name)
const ContactSubmitSchema = v.object({ first_name: name, last_name: name })
export const getContact = endpoint('getContact', {
  method: 'GET',
  path: 'portal/contact/{id}',
  summary: 'One contact of the practice',
  access: 'staff',
  params: IdParams,
  response: VersionedContactSchema,
})

export const createContact = endpoint('createContact', {
  method: 'POST',
  path: 'portal/contact',
  summary: 'Add a contact without portal access to the practice',
  access: 'staff',
  body: ContactSubmitSchema,
  response: VersionedContactSchema,
  status: 201,
  idempotent: true,
})

export const updateContact = endpoint('updateContact', {
  method: 'POST',
  path: 'portal/contact/{id}',
  summary: 'Change the name of a contact',
  access: 'staff',
  params: IdParams,
  body: ContactSubmitSchema,
  response: VersionedContactSchema,
  idempotent: true,
  versioned: true,
})
