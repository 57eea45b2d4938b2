import { MAX_LENGTH, MAX_WEIGHT, maxCharacters, v } from '@portal/domain'
import { isObject } from '@portal/domain/unknown'
import { safeParse } from 'valibot'
import type { InferOutput } from 'valibot'
import { countryNamed } from '../address/country-named'
import type { CardField, PatientCard } from './card'
import { cleanName } from './clean-name'
import { MOST_PREFILL_LETTERS, fitsCard } from './card'
import type { ParsedCard } from './read'
import { sexOf } from './values'

const line = (max: number) => v.nullish(v.pipe(v.string(), maxCharacters(max)))
const name = () => line(MAX_LENGTH.name)

/**
 * The card that other software hands over. A text that is too long is removed and reported like other invalid values.
 */
export const PrefillSchema = v.object({
  version: v.literal(1),
  owner: v.nullish(
    v.object({
      firstName: name(),
      lastName: name(),
      phoneNumber: line(20),
      email: line(MAX_LENGTH.email),
      address: v.nullish(
        v.object({
          street: line(MAX_LENGTH.text),
          city: line(MAX_LENGTH.text),
          state: line(MAX_LENGTH.text),
          postalcode: line(10),
          country: line(MAX_LENGTH.text),
        }),
      ),
    }),
  ),
  pet: v.nullish(
    v.object({
      firstName: name(),
      lastName: name(),
      type: name(),
      breed: name(),
      sex: name(),
      weight: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WEIGHT))),
    }),
  ),
})

type Prefill = InferOutput<typeof PrefillSchema>

/** Decodes the card behind `PREFILL`; null if it is invalid. Never throws. */
export const readPrefill = (encoded: string): PatientCard | null => readHandedOver(encoded)?.card ?? null

/**
 * Decodes the card behind `PREFILL`, with the text that was removed from its names; null if it is invalid. Never
 * throws.
 */
export function readHandedOver(encoded: string): Omit<ParsedCard, 'unused'> | null {
  try {
    const text = percentDecoded(encoded)
    const json = text.length <= MOST_PREFILL_LETTERS ? decoded(text) : ''
    if (!fitsCard(json)) return null
    const raw: unknown = JSON.parse(json)
    const { typed, output } = safeParse(PrefillSchema, raw)
    const card = typed && hasNoMore(raw, output) ? cardOf(output) : null
    return card && withCleanNames(card)
  } catch {
    return null
  }
}

/** Mail programs and browsers percent-encode `=`, `+` and `/`. */
const percentDecoded = (encoded: string) => (encoded.includes('%') ? decodeURIComponent(encoded).trim() : encoded)

const NAMES = ['pet.firstName', 'pet.lastName', 'owner.firstName', 'owner.lastName'] as const

/** Software hands over names with the same notes that its cards show [OPEN-355]. */
function withCleanNames(card: PatientCard): Omit<ParsedCard, 'unused'> {
  const cleaned: Partial<Record<CardField, string>> = { ...card }
  const notUnderstood: string[] = []
  for (const field of NAMES) {
    const value = card[field]
    if (!value) continue
    const { parts, phones, email, leftOut } = cleanName(value, field.startsWith('pet') ? 'pet' : 'owner')
    // A name in two parts is ambiguous.
    const [name] = parts.length === 1 ? parts : []
    if (name === undefined) delete cleaned[field]
    else cleaned[field] = name
    const beside = [...phones, email].filter(Boolean)
    const isOwner = name !== undefined && field.startsWith('owner')
    if (isOwner && phones[0]) cleaned['owner.phoneNumber'] ??= phones[0]
    if (isOwner && email) cleaned['owner.email'] ??= email
    notUnderstood.push(...(name !== undefined ? [...leftOut, ...(isOwner ? [] : beside)] : [value]))
  }
  return { card: cleaned, notUnderstood }
}

/** Decodes URL-safe base64 of UTF-8. */
function decoded(encoded: string): string {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
}

/**
 * Whether the schema accepted every member. Unknown members, nulls, or a list instead of an object make the card
 * invalid.
 */
function hasNoMore(raw: unknown, taken: unknown): boolean {
  if (raw === null || Array.isArray(raw)) return false
  if (!isObject(raw)) return true
  const members = new Map<string, unknown>(isObject(taken) ? Object.entries(taken) : [])
  return Object.entries(raw).every(([key, value]) => members.has(key) && hasNoMore(value, members.get(key)))
}

function cardOf({ owner, pet }: Prefill): PatientCard | null {
  const { address, ...person } = owner ?? {}
  const { weight, ...animal } = pet ?? {}
  const value: readonly [string, Readonly<Record<string, string | null | undefined>>][] = [
    ['owner', person],
    ['owner.address', address ?? {}],
    ['pet', { ...animal, ...(typeof weight === 'number' && { weight: String(weight) }) }],
  ]
  const card: Partial<Record<CardField, string>> = {}
  for (const [part, fields] of value) {
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
