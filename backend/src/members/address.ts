/**
 * Whether the address has plain characters only. Others are how one address poses as another: fullwidth
 * letters, a Cyrillic "е", a zero-width space.
 */
export const isPlainAddress = (address: string) => /^[\x21-\x7e]+$/.test(address)

/** The username of an address: letters' case tells no two people apart. */
export const usernameOf = (address: string) => address.toLowerCase()
