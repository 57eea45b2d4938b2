// oxlint-disable-next-line no-underscore-dangle -- webpack's own name
declare let __webpack_public_path__: string

/** Whole addresses, by which webpack finds the scripts that the start script has asked for. */
export const address = new URL('/shell/', location.origin).href
// oxlint-disable-next-line no-underscore-dangle -- webpack's own name
__webpack_public_path__ = address
