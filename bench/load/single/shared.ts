/** A single build shares no modules. */
export const shared = {}
