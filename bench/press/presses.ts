/** Ms of every interaction, by step and round. */
export class Presses {
  readonly #rounds = new Map<string, number[][]>()

  /** Throws for a step in which nothing was pressed: it would be met by nothing. */
  add(step: string, durations: number[]): void {
    if (durations.length === 0) throw new Error(`The browser noted no interaction of "${step}"`)
    this.#rounds.set(step, [...(this.#rounds.get(step) ?? []), durations])
  }

  get steps(): readonly string[] {
    return [...this.#rounds.keys()]
  }

  /** The longest of each round. */
  longest(step: string): readonly number[] {
    return (this.#rounds.get(step) ?? []).map((durations) => Math.max(...durations))
  }

  get all(): readonly number[] {
    return [...this.#rounds.values()].flat(2)
  }
}
