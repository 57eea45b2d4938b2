import type { MissingDetail } from '@portal/domain'

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

/** What an unfinished booking lacks: 'Missing: weight, breed'; '' when it lacks nothing we know of. */
export function missingWords(missing: readonly string[]): string {
  const words: Readonly<Record<string, string>> = WORDS
  return missing.length ? `Missing: ${missing.map((code) => words[code] ?? code).join(', ')}` : ''
}
