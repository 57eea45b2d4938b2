import { refusedFields } from '@portal/api-client/contract/unknown-fields'
import { isObject } from '@portal/domain/unknown'
import { practiceFields } from '@portal/domain'
import type { ApiClient, Endpoint } from '@portal/api-client'
import type { VetPractice } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { CONTRACT_VERSION } from '@portal/federation/registry/contract-version'

/** Harbour Veterinary Clinic of the demo world: vet_direct, prices shown as RRP. */
export const harbour: VetPractice = {
  id: 'practice-harbour',
  name: 'Harbour Veterinary Clinic',
  cstm: {
    brand: { code: 'WA LWD', name: 'Lightwood Pet Farewells', parent: null, brand_logo_link: null },
    ...practiceFields.write({
      ...practiceFields.empty(),
      relationship: 'vet_direct',
      hasPortalAccess: 'Yes',
      pricing: 'RRP',
      defaultCollectionLocation: 'Vet',
    }),
  },
  opp_temporary_id: null,
  office_location: null,
  time_zone: 'Australia/Perth',
  office_location_address: '12 Quay Street, Fremantle WA 6160',
  primary_email_address: [{ email_address: 'reception@harbour.test' }],
  version: 1,
}

/** Answers by the endpoint's name. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>

/** An API client that answers from a table by endpoint name; a call that the table lacks rejects. */
export function fakeApi(answers: Answers): ApiClient {
  const call = async (endpoint: Endpoint, input: unknown) => {
    const { name } = endpoint
    refuseUnknown(endpoint, input)
    const answer = answers[name]
    if (!answer) throw new Error(`The fake API has no answer for ${name}`)
    // The table is written by the test for the endpoints it uses; names tie each answer to its input.
    return Reflect.apply(answer, null, [input])
  }
  return { call, peek: () => undefined } as ApiClient
}

/** As the API does: what a page sends is what the contract knows [OPEN-118]. */
function refuseUnknown(endpoint: Endpoint, input: unknown): void {
  const unknown = isObject(input) && 'body' in input ? refusedFields(endpoint, input.body) : []
  if (unknown.length > 0) throw new Error(`The API refuses ${endpoint.name} with ${unknown.join(', ')}`)
}

/** A host as the shell would give it to Harbour's owner; calls are recorded, nothing is sent. */
export function fakeHost(): PortalHost & { readonly notices: string[]; readonly failures: unknown[] } {
  const notices: string[] = []
  const failures: unknown[] = []
  return {
    contract: CONTRACT_VERSION,
    user: { id: 'contact-1', email: 'owner@harbour.test', username: 'owner@harbour.test', brand: 'WA LWD', role: '3' },
    practice: harbour,
    timeZone: harbour.time_zone,
    now: () => new Date(),
    brand: {
      code: 'WA LWD',
      name: 'Lightwood Pet Farewells',
      parent: null,
      phone_work: '+61892000000',
      email_addresses: [],
      brand_logo_link: null,
      client_care_hours: null,
    },
    prices: { visible: true, column: 'RRP' },
    api: fakeApi({}),
    realtime: { key: 'key', host: 'localhost', port: 80, path: '/cloud/realtime', secure: false },
    notify: ({ text }) => void notices.push(text),
    report: (error) => void failures.push(error),
    guestSession: null,
    setGuestSession: () => undefined,
    logOutEverywhere: () => Promise.resolve(),
    signInAgain: () => Promise.resolve(false),
    notices,
    failures,
  }
}
