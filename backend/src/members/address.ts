/**
 * Whether the address contains ASCII only. Other characters could imitate another address: fullwidth letters, a
 * Cyrillic "е", a zero-width space.
 */
export const isPlainAddress = (address: string) => /^[\x21-\x7e]+$/.test(address)

/** The username of an address, which ignores case. */
export const usernameOf = (address: string) => address.toLowerCase()
