/** How the version of a developer's own build ends, which stands for a published one in their browser. */
export const OWN_BUILD = '-override'
