import { PrefillSchema } from '@portal/domain-bundled/patient-card'
import { closed, jsonSchema, withoutNulls } from './contract/json-schema'

const EXAMPLE = {
  version: 1,
  owner: {
    firstName: 'Jane',
    lastName: 'Citizen',
    phoneNumber: '0412 345 678',
    email: 'jane@example.com',
    address: { street: '12 Hill Street', city: 'Cottesloe', state: 'WA', postalcode: '6011' },
  },
  pet: { firstName: 'Bella', type: 'Dog', breed: 'Labrador Retriever', sex: 'Female', weight: 28.4 },
}

/** JSON Schema of the data that other software can hand over to a new booking [OPEN-188]. */
export function prefillSchema(): unknown {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Details of owner and pet for a new booking',
    description:
      'Behind /new-booking#prefill= as base64url of this JSON in UTF-8, 32 KB at most. The weight is in kg. ' +
      'A text that does not fit its field is left out and named to the user; any other member, or a value of another type, ' +
      'and nothing is filled in. Nothing is sent by it.',
    ...withoutNulls(closed(jsonSchema(PrefillSchema, 'input'))),
    examples: [EXAMPLE],
  }
}
