/** Version of what crosses the seam. Written by `npm run contract`. */
export const CONTRACT_VERSION = '1.0'
