/** The folder of a single build, and what its pages are served by. */
export interface SingleFiles {
  readonly shellDir: string
  readonly registryFile: string
}

export const registryOf = (shellDir: string): string => `${shellDir}-registry.json`
