/** The single build has one origin of chunks and needs no links for another's files. */
export function preloadScreen(): void {}
