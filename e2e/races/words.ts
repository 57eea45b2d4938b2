import { emptyAddress } from '@portal/domain'
import type { Address, BreedOption } from '@portal/domain'

/** Values that can be told apart wherever they turn up: each is made once, and names who typed it about what. */
export class Words {
  #made = 0
  #breeds: readonly BreedOption[]
  /** Which case a value was made for. */
  readonly caseOf = new Map<string, string>()

  constructor(breeds: readonly BreedOption[]) {
    this.#breeds = breeds
  }

  text(about: string, tab: string, stem: string): string {
    return this.#note(about, `${stem} ${about}-${tab}-${String(++this.#made).padStart(4, '0')}`)
  }

  email(about: string, tab: string): string {
    return this.#note(about, `${about}-${tab}-${++this.#made}@owner.test`)
  }

  phone(about: string): string {
    return this.#note(about, `04${String(10_000_000 + ++this.#made)}`)
  }

  /** Kilograms with two decimals, the last never 0. */
  weight(about: string): string {
    const number = ++this.#made
    const hundredths = 1001 + Math.floor(number / 9) * 10 + (number % 9)
    return this.#note(about, (hundredths / 100).toFixed(2))
  }

  address(about: string, tab: string): Address {
    const street = this.text(about, tab, '1 Kerb')
    return {
      ...emptyAddress(),
      street,
      city: 'Perth',
      state: 'WA',
      postalcode: '6000',
      country: 'Australia',
      lat: -31.95,
      lng: 115.86,
    }
  }

  /** Each breed once in a race; undefined when all are taken. */
  breed(about: string): BreedOption | undefined {
    const [breed, ...others] = this.#breeds
    this.#breeds = others
    if (breed) this.#note(about, `Dog, ${breed.name}`)
    return breed
  }

  /** Words of an engraving: short enough for every product. */
  engraving(about: string): string {
    return this.#note(about, `${about} ${String(++this.#made).padStart(4, '0')}`)
  }

  #note(about: string, value: string): string {
    this.caseOf.set(value, about)
    return value
  }
}
