/** A name without case, accents, hyphens and apostrophes, by which names are compared; what finds them in the database folds alike. */
export function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’-]/g, '').toLowerCase()
}
