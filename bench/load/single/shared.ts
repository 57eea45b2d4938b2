/** A single build has nobody to share with. */
export const shared = {}
