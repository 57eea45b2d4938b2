const PARAMETER = 'draft'

/** The id of the draft in a wizard's address; null when it names none. */
export function draftIdIn(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER) || null
}

/** The search of a wizard's address that names its draft [OPEN-89]. */
export function draftSearch(id: string): string {
  return `?${new URLSearchParams({ [PARAMETER]: id })}`
}

/** A wizard's address, with or without a step, on this draft. */
export function draftAddress(address: string, id: string): string {
  const [path = '', step] = address.split('#')
  return path + draftSearch(id) + (step ? `#${step}` : '')
}
