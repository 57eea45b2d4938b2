export interface CruisedModule {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string; readonly dependencyTypes: readonly string[] }[]
}

/** A folder whose rooms import each other in a circle, with one import of each: `a/b.ts → a/c/d.ts`. */
interface Circle {
  readonly folder: string
  readonly imports: readonly string[]
}

export function circlesOf(modules: readonly CruisedModule[]): Circle[]
export function circleOfFiles(modules: readonly CruisedModule[]): string[]
