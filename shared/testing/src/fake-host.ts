import { refusedFields } from '@portal/api-client/contract/unknown-fields'
import { isObject } from '@portal/domain/unknown'
import { practiceFields } from '@portal/domain'
import type { ApiClient, Endpoint } from '@portal/api-client'
import type { VetPractice } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { CONTRACT_VERSION } from '@portal/federation/registry/contract-version'

/** The demo's Harbour Veterinary Clinic: vet_direct, RRP prices. */
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

/** Answers by endpoint name. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>

/** An API client with answers by endpoint name; a call without an answer rejects. */
export function fakeApi(answers: Answers): ApiClient {
  const call = async (endpoint: Endpoint, input: unknown) => {
    const { name } = endpoint
    refuseUnknown(endpoint, input)
    const answer = answers[name]
    if (!answer) throw new Error(`The fake API has no answer for ${name}`)
    // The test writes the table, so each function takes its endpoint's input.
    return Reflect.apply(answer, null, [input])
  }
  return { call, peek: () => undefined } as ApiClient
}

/** Refuses unknown fields, as the API does [OPEN-118]. */
function refuseUnknown(endpoint: Endpoint, input: unknown): void {
  const unknown = isObject(input) && 'body' in input ? refusedFields(endpoint, input.body) : []
  if (unknown.length > 0) throw new Error(`The API refuses ${endpoint.name} with ${unknown.join(', ')}`)
}

/** A host for Harbour's owner that records notices and failures, and sends nothing. */
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
