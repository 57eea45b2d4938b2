/** First part of short addresses, below `/` at the web server and below `/api/` here. */
export const OWNER_CODE = 'e'

/** Crockford's alphabet without i, l, o and u; codes are made in `migrations/0013_owner_codes.sql`. */
const CODE = /^[0-9a-hjkmnp-tv-z]{10}$/

/** A code as it is stored; null if it cannot be one. Capitals and letters that look like digits are read as meant. */
export function readOwnerCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return CODE.test(code) ? code : null
}
