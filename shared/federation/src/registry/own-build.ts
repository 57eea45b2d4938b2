/** End of the version of a developer's own build, which replaces a published one in their browser. */
export const OWN_BUILD = '-override'
