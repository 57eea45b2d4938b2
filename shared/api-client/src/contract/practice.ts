import { PracticeSubmitSchema, ServiceTypeSchema, TeamRepresentativeSchema, VetPracticeSchema, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { VersionedContactSchema } from './shared-schemas'

export const getPractice = endpoint('getPractice', {
  method: 'GET',
  path: 'portal/vet',
  summary: 'The practice of the signed-in user',
  access: 'staff',
  response: VetPracticeSchema,
})

/** A change of pricing sends `pricing_information_c` [API-13]. */
export const updatePractice = endpoint('updatePractice', {
  method: 'POST',
  path: 'portal/vet',
  summary: 'Change details of the practice; what is not named stays',
  access: 'staff',
  body: PracticeSubmitSchema,
  response: VetPracticeSchema,
  idempotent: true,
  versioned: true,
})

export const listContacts = endpoint('listContacts', {
  method: 'GET',
  path: 'portal/vet/contacts',
  summary: 'The contacts of the practice',
  access: 'staff',
  response: v.array(VersionedContactSchema),
})

export const getAccountManager = endpoint('getAccountManager', {
  method: 'GET',
  path: 'portal/vet/account_manager',
  summary: "The provider's relationship manager for the practice",
  access: 'staff',
  response: v.nullable(TeamRepresentativeSchema),
})

/** A list, or a map by id [API-15]; parsed to a list. */
const ServiceTypesSchema = v.pipe(
  v.union([v.array(ServiceTypeSchema), v.record(v.string(), ServiceTypeSchema)]),
  v.transform((answer) =>
    Array.isArray(answer)
      ? answer
      : Object.entries(answer).map(([key, serviceType]) => ({ ...serviceType, id: serviceType.id || key })),
  ),
)

export const listServiceTypes = endpoint('listServiceTypes', {
  method: 'GET',
  path: 'portal/vet/service_types',
  summary: 'The service types the practice may book',
  access: 'staff',
  response: ServiceTypesSchema,
})
