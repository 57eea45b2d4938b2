import * as v from 'valibot'
import { MAX_LENGTH, MAX_WEIGHT } from '@portal/domain'
import { countryNamed } from './address'
import { MOST_PREFILL_LETTERS, fitsCard } from './card'
import type { CardField, PatientCard } from './card'
import { sexOf } from './values'

type Line = (max: number) => v.GenericSchema<string>

/** What other software hands over; `line` says how strictly a text is looked at. */
function prefillOf(line: Line, weight: v.GenericSchema<number>) {
  const name = () => v.optional(line(MAX_LENGTH.name))
  const text = () => v.optional(line(MAX_LENGTH.text))
  const address = v.strictObject({
    street: text(),
    city: text(),
    state: text(),
    postalcode: v.optional(line(10)),
    country: text(),
  })
  return v.strictObject({
    version: v.literal(1),
    owner: v.optional(
      v.strictObject({
        firstName: name(),
        lastName: name(),
        phoneNumber: v.optional(line(20)),
        email: v.optional(line(MAX_LENGTH.email)),
        address: v.optional(address),
      }),
    ),
    pet: v.optional(
      v.strictObject({
        firstName: name(),
        lastName: name(),
        type: name(),
        breed: name(),
        sex: name(),
        weight: v.optional(weight),
      }),
    ),
  })
}

/** Its shape: another member or another kind of value is none of it. What does not fit a field is left out by name. */
const PrefillSchema = prefillOf(() => v.string(), v.number())

/** As it is published, with what each field takes [OPEN-189]. */
export const PublishedPrefillSchema = prefillOf(
  (max) => v.pipe(v.string(), v.maxLength(max)),
  v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WEIGHT)),
)

type Prefill = v.InferOutput<typeof PrefillSchema>

/** The card in what stands behind `PREFILL`; null when it is none. Throws never. */
export function readPrefill(encoded: string): PatientCard | null {
  try {
    const json = encoded.length <= MOST_PREFILL_LETTERS ? decoded(encoded) : ''
    if (!fitsCard(json)) return null
    const parsed = v.safeParse(PrefillSchema, parsedOwn(json))
    return parsed.success ? cardOf(parsed.output) : null
  } catch {
    return null
  }
}

/** Base64 in the letters of addresses, of a text in UTF-8. */
function decoded(encoded: string): string {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
}

/** JSON without names that every object has: a strict schema does not count them as unknown. */
function parsedOwn(json: string): unknown {
  return JSON.parse(json, (name, value: unknown) => {
    if (name in {}) throw new SyntaxError('A name that is no member')
    return value
  })
}

function cardOf({ owner, pet }: Prefill): PatientCard | null {
  const { address, ...person } = owner ?? {}
  const { weight, ...animal } = pet ?? {}
  const told: readonly [string, Readonly<Record<string, string | undefined>>][] = [
    ['owner', person],
    ['owner.address', address ?? {}],
    ['pet', { ...animal, ...(weight !== undefined && { weight: String(weight) }) }],
  ]
  const card: Partial<Record<CardField, string>> = {}
  for (const [part, fields] of told) {
    for (const [key, text] of Object.entries(fields))
      Object.assign(card, text?.trim() && { [`${part}.${key}`]: text.trim() })
  }
  const { 'pet.sex': sex, 'owner.address.country': country } = card
  const known = {
    ...card,
    ...(sex && { 'pet.sex': sexOf(sex) || sex }),
    ...(country && { 'owner.address.country': countryNamed(country) }),
  }
  return Object.keys(known).length > 0 ? known : null
}
