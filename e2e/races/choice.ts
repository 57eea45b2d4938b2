/** What a move chooses among, by the number that was generated for it: the same number chooses the same again. */
export class Choice {
  #left: number

  constructor(number: number) {
    this.#left = number
  }

  oneOf<T>(items: readonly [T, ...T[]]): T {
    const at = this.#left % items.length
    this.#left = Math.floor(this.#left / items.length)
    return items[at] ?? items[0]
  }
}
