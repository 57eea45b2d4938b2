/** The address holds no readable patient record, or too much [OPEN-189]. */
export const NOT_READABLE = "We couldn't read the details from your practice software, so nothing was filled in."

/** A text cut to 60 characters. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
