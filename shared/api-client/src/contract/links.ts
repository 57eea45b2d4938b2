/** How long a signed link to a stored file may be opened [OPEN-75, OPEN-92]. */
export const LINK_SECONDS = 60
