const WORDS: Readonly<Record<string, string>> = {
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
  return missing.length ? `Missing: ${missing.map((name) => WORDS[name] ?? name).join(', ')}` : ''
}
