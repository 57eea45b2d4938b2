/** Seeded random numbers (mulberry32): the same seed gives the same run. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed * 2_654_435_761
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  oneOf<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0]
  }

  /** One of them, the heavier the likelier; undefined when there is none. */
  byWeight<T extends { readonly weight: number }>(items: readonly T[]): T | undefined {
    let left = this.next() * items.reduce((sum, { weight }) => sum + weight, 0)
    return items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1)
  }
}
