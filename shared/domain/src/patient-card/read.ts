import { countryNamed, isUsZip, readAddress, stateCode } from './address'
import type { ReadAddress } from './address'
import type { CardField, PatientCard } from './card'
import type { CardLabel } from './labels.data'
import { fitsCard } from './limits'
import { marksOf } from './marks'
import { pairsOf } from './pairs'
import type { Pair } from './pairs'
import { emailIn, isShouted, phonesIn, readName, sexOf, weightOf, withCapitals, withoutNumber } from './values'

/** What was read of a card, and what was not. */
export interface CardRead {
  readonly card: PatientCard
  /** Labels of what the form does not ask for. */
  readonly unused: readonly string[]
  /** Words of which nothing could be made, each with its label. */
  readonly notUnderstood: readonly string[]
}

const NOTHING_READ: CardRead = { card: {}, unused: [], notUnderstood: [] }

/** Reads a patient card as practice software shows it: labels and values in whatever layout [OPEN-187]. */
export function readPatientCard(text: string): CardRead {
  if (!fitsCard(text)) return NOTHING_READ
  const { pairs, strays } = pairsOf(marksOf(text))
  const isAllShouted = isShouted(text.replace(/[^\s@]{1,64}@\S*|\bkgs?\b|\blbs?\b/gi, ''))
  const reading = new Reading(pairs, isAllShouted)
  return { card: reading.card(), unused: reading.unused, notUnderstood: [...reading.notUnderstood, ...strays] }
}

class Reading {
  readonly unused: string[] = []
  readonly notUnderstood: string[] = []
  readonly #found = new Map<CardField, string>()
  readonly #pairs: readonly Pair[]
  readonly #isShouted: boolean

  constructor(pairs: readonly Pair[], isAllShouted: boolean) {
    this.#pairs = pairs
    this.#isShouted = isAllShouted
  }

  card(): PatientCard {
    const isUs = this.#pairs.some(({ label, value }) => label === 'owner.address.postalcode' && isUsZip(value))
    this.#address()
    this.#phone()
    for (const pair of this.#pairs) if (!this.#take(pair, isUs || this.#isAbroad())) this.#miss(pair)
    this.#petName()
    return Object.fromEntries(this.#found)
  }

  #isAbroad = () => this.#found.get('owner.address.country') === 'United States'

  #miss({ words, value }: Pair): void {
    this.notUnderstood.push(`${words}: ${value}`)
  }

  /** The first of several counts: a card of two patients is told of the second in words. */
  #set(field: CardField, text: string, isName = false): boolean {
    const value = isName && this.#isShouted ? withCapitals(text) : text
    if (value === '') return true
    const before = this.#found.get(field)
    if (before === undefined) this.#found.set(field, value)
    return before === undefined || before.toLowerCase() === value.toLowerCase()
  }

  /** Whether something could be made of it. */
  #take(pair: Pair, isUs: boolean): boolean {
    const { label, value, words, section } = pair
    switch (label) {
      case 'unused':
        return this.unused.push(words) > 0
      case 'name':
        return this.#takeName(this.#whoseName(pair), value)
      case 'owner.name':
      case 'pet.firstName':
        return this.#takeName(label, value)
      case 'first':
        return this.#set(section === 'pet' ? 'pet.firstName' : 'owner.firstName', value, true)
      case 'last':
        return this.#set(section === 'pet' ? 'pet.lastName' : 'owner.lastName', value, true)
      case 'owner.first':
        return this.#set('owner.firstName', value, true)
      case 'owner.last':
        return this.#set('owner.lastName', value, true)
      case 'owner.email':
        return emailIn(value) !== '' && this.#set(label, emailIn(value).toLowerCase())
      case 'pet.type':
        return this.#set(label, value)
      case 'pet.breed':
        return this.#set(label, value)
      case 'pet.both':
        return this.#takeBoth(value)
      case 'pet.sex':
        return sexOf(value) !== '' && this.#set(label, sexOf(value))
      case 'pet.weight': {
        const kg = weightOf(value, unitOf(words, isUs))
        return kg !== '' && this.#set(label, kg)
      }
      default:
        return true
    }
  }

  #takeName(label: CardLabel | null, value: string): boolean {
    if (label === 'pet.firstName')
      return this.#set(
        label,
        withoutNumber(value)
          .replace(/^["'“”]|["'“”]$/g, '')
          .trim(),
        true,
      )
    if (label !== 'owner.name') return false
    const { first, last } = readName(value)
    const isFirst = this.#set('owner.firstName', first, true)
    return this.#set('owner.lastName', last, true) && isFirst
  }

  /** "Name" alone is the owner's or the pet's by its heading, else by who has a name of another label. */
  #whoseName({ section }: Pair): CardLabel | null {
    if (section) return section === 'pet' ? 'pet.firstName' : 'owner.name'
    const has = (...labels: readonly CardLabel[]) => this.#pairs.some(({ label }) => labels.includes(label))
    const isOwnerNamed = has('owner.name', 'owner.last', 'last')
    if (has('pet.firstName')) return isOwnerNamed ? null : 'owner.name'
    return isOwnerNamed ? 'pet.firstName' : null
  }

  #takeBoth(value: string): boolean {
    const [type = '', ...breed] = value.split(/\s*[/,–-]\s*/)
    return this.#set('pet.type', type) && this.#set('pet.breed', breed.join(' '))
  }

  /** The first that an SMS may reach, else the first there is. */
  #phone(): void {
    const order: readonly CardLabel[] = ['mobile', 'phone', 'home', 'work']
    const told = order.flatMap((label) => this.#pairs.filter((pair) => pair.label === label))
    const numbers = told.flatMap((pair) => phonesIn(pair.value).map((number) => ({ number, pair })))
    const chosen = numbers.find(({ number }) => /^(?:\+?61\s?)?0?4/.test(number.replace(/\D/g, ''))) ?? numbers[0]
    if (chosen) this.#set('owner.phoneNumber', chosen.number)
    for (const pair of told) {
      if (phonesIn(pair.value).length === 0) this.#miss(pair)
      else if (pair !== chosen?.pair) this.unused.push(pair.words)
    }
  }

  /** What has a label of its own counts before what is read out of a whole address. */
  #address(): void {
    const valueOf = (wanted: CardLabel) => this.#pairs.find(({ label }) => label === wanted)?.value
    const whole = readAddress(valueOf('address') ?? '')
    const locality = readAddress(valueOf('locality') ?? '', true)
    const state = valueOf('owner.address.state')
    const country = valueOf('owner.address.country')
    const street = [valueOf('owner.address.street') ?? whole.street, valueOf('address.second')]
      .filter(Boolean)
      .join(', ')
    const zip = valueOf('owner.address.postalcode')
    const named: ReadAddress = {
      ...whole,
      ...locality,
      ...(zip && isUsZip(zip) && { country: 'United States' }),
      ...(valueOf('owner.address.city') && ofSuburb(valueOf('owner.address.city') ?? '')),
      ...(state && { state: stateCode(state) || state }),
      ...(zip && { postalcode: zip }),
      ...(country && countryNamed(country) !== 'Australia' && { country: countryNamed(country) }),
    }
    this.#set('owner.address.street', street, true)
    this.#set('owner.address.city', named.city ?? '', true)
    this.#set('owner.address.state', named.state ?? '')
    this.#set('owner.address.postalcode', named.postalcode ?? '')
    this.#set('owner.address.country', named.country ?? '')
  }

  /** A pet that is written with its owner's last name has that name. */
  #petName(): void {
    const name = this.#found.get('pet.firstName') ?? ''
    const last = this.#found.get('owner.lastName') ?? ''
    if (!last || !name.toLowerCase().endsWith(` ${last.toLowerCase()}`)) return
    this.#found.set('pet.firstName', name.slice(0, -last.length).trim())
    this.#found.set('pet.lastName', this.#found.get('pet.lastName') ?? last)
  }
}

/** A suburb may be written with its state and postcode. */
function ofSuburb(text: string): ReadAddress {
  const read = readAddress(text, true)
  return read.city ? read : { city: text }
}

/** Of a weight without unit: its label's, else kg; in America nobody can tell. */
function unitOf(words: string, isUs: boolean): 'kg' | 'lb' | 'g' | '' {
  const [unit] = /\b(?:kgs?|lbs?|pounds|g)\b/i.exec(words.replace(/^\W*weight/i, '')) ?? []
  if (!unit) return isUs ? '' : 'kg'
  if (/^k/i.test(unit)) return 'kg'
  return /^g/i.test(unit) ? 'g' : 'lb'
}
