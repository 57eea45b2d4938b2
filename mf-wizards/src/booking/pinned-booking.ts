/** The booking that an open form is about. Once it has an id it is never another, whatever storage says [OPEN-89]. */
export class PinnedBooking {
  #id: string

  constructor(id: string) {
    this.#id = id
  }

  /** '' until the server has made the booking. */
  get id(): string {
    return this.#id
  }

  pin(id: string): void {
    if (this.#id !== '' && this.#id !== id) throw new Error(`This form is about ${this.#id}, not about ${id}`)
    this.#id = id
  }
}
