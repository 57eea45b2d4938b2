/** Lifetime of a signed link to a stored file, in seconds [OPEN-75, OPEN-92]. */
export const LINK_SECONDS = 60
