/** What came in the address is no patient card, or too much of one [OPEN-189]. */
export const NOT_READABLE = "We couldn't read the details from your practice software, so nothing was filled in."

/** Words of a card, as many as there is room for. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
