const PARAMETER = 'draft'

/** The draft's id in a wizard's address; null without one. */
export function draftIdIn(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER) || null
}

/** Query string of a wizard's address with this draft's id [OPEN-89]. */
export function draftSearch(id: string): string {
  return `?${new URLSearchParams({ [PARAMETER]: id })}`
}

/** A wizard's address, with or without a step, for this draft. */
export function draftAddress(address: string, id: string): string {
  const [path = '', step] = address.split('#')
  return path + draftSearch(id) + (step ? `#${step}` : '')
}
