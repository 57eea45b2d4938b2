import type { Variant } from './variant'
import type { Visit } from './visit'

/** Which visit of a profile; `full` is a first one at the processor's full speed. */
export const KINDS = ['cold', 'second', 'fourth', 'full'] as const
export type Kind = (typeof KINDS)[number]

/** All that was measured, by page, variant and kind of visit; the same round stands at the same place everywhere. */
export class Results {
  readonly #visits = new Map<string, Visit[]>()
  readonly #neverRun = new Map<string, number>()

  add(page: string, variant: Variant, kind: Kind, visit: Visit): void {
    const key = `${page} ${variant} ${kind}`
    this.#visits.set(key, [...(this.#visits.get(key) ?? []), visit])
  }

  of(page: string, variant: Variant, kind: Kind): readonly Visit[] {
    return this.#visits.get(`${page} ${variant} ${kind}`) ?? []
  }

  /** Share of the fetched script that never ran, in %; NaN when it was not measured. */
  neverRun(page: string, variant: Variant): number {
    return this.#neverRun.get(`${page} ${variant}`) ?? Number.NaN
  }

  addNeverRun(page: string, variant: Variant, share: number): void {
    this.#neverRun.set(`${page} ${variant}`, share)
  }
}
