import type { MissingDetail } from './missing'

const WORDS: Readonly<Record<MissingDetail, string>> = {
  pet: "pet's name",
  type: 'pet type',
  breed: 'breed',
  sex: 'sex',
  weight: 'weight',
  owner: "owner's name",
  phone: "owner's phone",
  address: "owner's address",
}

/** What an unfinished booking lacks, in words: 'weight, breed'. */
export function missingList(missing: readonly string[]): string {
  const words: Readonly<Record<string, string>> = WORDS
  return missing.map((code) => words[code] ?? code).join(', ')
}

/** The same as a sentence of its own; '' when it lacks nothing we know of. */
export function missingWords(missing: readonly string[]): string {
  return missing.length ? `Missing: ${missingList(missing)}` : ''
}

/** A service type as it is read: the provider writes them in small letters. */
export function serviceTypeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
