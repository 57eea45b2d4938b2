import { countryNamed } from '../address/country-named'
import { isUsZip, readAddress, stateCode } from './address'
import type { ParsedAddress } from './address'
import type { CardField, PatientCard } from './card'
import type { CardLabel } from './labels.data'
import { fitsCard } from './card'
import { marksOf } from './marks'
import { pairsOf } from './pairs'
import type { Pair } from './pairs'
import { cleanName } from './clean-name'
import { emailIn, isShouted, phonesIn, readName, sexOf, weightOf, withCapitals } from './values'

/** The fields read from a card, and the rest. */
export interface ParsedCard {
  readonly card: PatientCard
  /** Labels without a field in the form. */
  readonly unused: readonly string[]
  /** Text that could not be assigned, each with its label. */
  readonly notUnderstood: readonly string[]
}

const NOTHING_READ: ParsedCard = { card: {}, unused: [], notUnderstood: [] }

/** Reads a patient card from practice software: labels and values in any layout [OPEN-187]. */
export function readPatientCard(text: string): ParsedCard {
  if (!fitsCard(text)) return NOTHING_READ
  const { pairs, strays } = pairsOf(marksOf(text))
  const isAllShouted = isShouted(text.replace(/[^\s@]{1,64}@\S*|\bkgs?\b|\blbs?\b/gi, ''))
  const reading = new CardParser(pairs, isAllShouted)
  return { card: reading.card(), unused: reading.unused, notUnderstood: [...reading.notUnderstood, ...strays] }
}

class CardParser {
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
    // The owner's name comes first, because it helps to split the pet's name.
    const isOfPet = ({ label, section }: Pair) => label === 'pet.firstName' || section === 'pet'
    const inOrder = [...this.#pairs.filter((pair) => !isOfPet(pair)), ...this.#pairs.filter(isOfPet)]
    for (const pair of inOrder) if (!this.#take(pair, isUs || this.#isAbroad())) this.#miss(pair)
    this.#petName()
    return Object.fromEntries(this.#found)
  }

  #isAbroad = () => this.#found.get('owner.address.country') === 'United States'

  #miss({ words, value }: Pair): void {
    this.notUnderstood.push(`${words}: ${value}`)
  }

  /** The first value counts. False for a different second value: the second patient of a card is reported. */
  #set(field: CardField, text: string, isName = false): boolean {
    const value = isName && this.#isShouted ? withCapitals(text) : text
    if (value === '') return true
    const before = this.#found.get(field)
    if (before === undefined) this.#found.set(field, value)
    return before === undefined || before.toLowerCase() === value.toLowerCase()
  }

  /** Whether the pair was used. */
  #take(pair: Pair, isUs: boolean): boolean {
    const { label, value, words, section } = pair
    switch (label) {
      case 'unused':
        return this.unused.push(words) > 0
      case 'name':
        return this.#takeName(this.#whoseName(pair), pair)
      case 'owner.name':
      case 'pet.firstName':
        return this.#takeName(label, pair)
      case 'first':
        return this.#takePart(section === 'pet' ? 'pet.firstName' : 'owner.firstName', pair)
      case 'last':
        return this.#takePart(section === 'pet' ? 'pet.lastName' : 'owner.lastName', pair)
      case 'owner.first':
        return this.#takePart('owner.firstName', pair)
      case 'owner.last':
        return this.#takePart('owner.lastName', pair)
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

  #takeName(label: CardLabel | null, pair: Pair): boolean {
    if (label === 'pet.firstName') return this.#takePart(label, pair)
    if (label !== 'owner.name') return false
    const parts = this.#cleaned(pair, 'owner')
    const { first, last } = readName(parts)
    if (last === '') return false
    const isFirst = this.#set('owner.firstName', first, true)
    return this.#set('owner.lastName', last, true) && isFirst
  }

  /** Sets a first or last name. If a pet's name has two parts, one may be the owner's last name. */
  #takePart(field: CardField, pair: Pair): boolean {
    const parts = this.#cleaned(pair, field.startsWith('pet') ? 'pet' : 'owner')
    const [one = '', other] = parts
    if (other === undefined) return one !== '' && this.#set(field, one, true)
    const last = this.#found.get('owner.lastName')?.toLowerCase()
    if (field !== 'pet.firstName' || parts.length > 2 || last === undefined) return false
    if (one.toLowerCase() === last) return this.#set(field, other, true) && this.#set('pet.lastName', one, true)
    return other.toLowerCase() === last && this.#set(field, one, true) && this.#set('pet.lastName', other, true)
  }

  /** The name without its notes. Phone and email go to their fields; the rest is reported [OPEN-355]. */
  #cleaned(pair: Pair, of: 'pet' | 'owner'): readonly string[] {
    const { parts, email, phones, leftOut } = cleanName(pair.value, of)
    if (of === 'owner' && email) this.#set('owner.email', email.toLowerCase())
    const [phone, ...more] = of === 'owner' ? phones : ['', ...phones]
    if (phone && !this.#set('owner.phoneNumber', phone)) more.push(phone)
    if (parts.length > 0)
      for (const value of [...leftOut, ...more, ...(of === 'pet' && email ? [email] : [])])
        this.#miss({ ...pair, value })
    return parts
  }

  /**
   * Whether the label "Name" means owner or pet: decided by its heading, otherwise by which other name labels exist.
   */
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

  /** Prefers the first number that can receive SMS, otherwise takes the first. */
  #phone(): void {
    const order: readonly CardLabel[] = ['mobile', 'phone', 'home', 'work']
    const ordered = order.flatMap((label) => this.#pairs.filter((pair) => pair.label === label))
    const numbers = ordered.flatMap((pair) => phonesIn(pair.value).map((number) => ({ number, pair })))
    const chosen = numbers.find(({ number }) => /^(?:\+?61\s?)?0?4/.test(number.replace(/\D/g, ''))) ?? numbers[0]
    if (chosen) this.#set('owner.phoneNumber', chosen.number)
    for (const pair of ordered) {
      if (phonesIn(pair.value).length === 0) this.#miss(pair)
      else if (pair !== chosen?.pair) this.unused.push(pair.words)
    }
  }

  /** Fields with their own label win over parts of a whole address. */
  #address(): void {
    const pairOf = (wanted: CardLabel) => this.#pairs.find(({ label }) => label === wanted)
    const valueOf = (wanted: CardLabel) => pairOf(wanted)?.value
    const whole = readAddress(valueOf('address') ?? '')
    const locality = readAddress(valueOf('locality') ?? '', true)
    const state = valueOf('owner.address.state')
    const country = valueOf('owner.address.country')
    const street = [valueOf('owner.address.street') ?? whole.street, valueOf('address.second')]
      .filter(Boolean)
      .join(', ')
    const zip = valueOf('owner.address.postalcode')
    const named: ParsedAddress = {
      ...whole,
      ...locality,
      ...(zip && isUsZip(zip) && { country: 'United States' }),
      ...(valueOf('owner.address.city') && ofSuburb(valueOf('owner.address.city') ?? '')),
      ...(state && { state: stateCode(state) || state }),
      ...(zip && { postalcode: zip }),
      ...(country && countryNamed(country) !== 'Australia' && { country: countryNamed(country) }),
    }
    const pair = pairOf('address')
    if (pair && whole.unsure && !valueOf('owner.address.street')) this.#miss({ ...pair, value: whole.unsure })
    this.#set('owner.address.street', street, true)
    this.#set('owner.address.city', named.city ?? '', true)
    this.#set('owner.address.state', named.state ?? '')
    this.#set('owner.address.postalcode', named.postalcode ?? '')
    this.#set('owner.address.country', named.country ?? '')
  }

  /** Splits the owner's last name off the pet's name. */
  #petName(): void {
    const name = this.#found.get('pet.firstName') ?? ''
    const last = this.#found.get('owner.lastName') ?? ''
    if (!last || !name.toLowerCase().endsWith(` ${last.toLowerCase()}`)) return
    this.#found.set('pet.firstName', name.slice(0, -last.length).trim())
    this.#found.set('pet.lastName', this.#found.get('pet.lastName') ?? last)
  }
}

/** A suburb may include state and postal code. */
function ofSuburb(text: string): ParsedAddress {
  const read = readAddress(text, true)
  return read.city ? read : { city: text }
}

/** Unit of a weight: from its text or label, else kg. In America a missing unit is ambiguous. */
function unitOf(words: string, isUs: boolean): 'kg' | 'lb' | 'g' | '' {
  const [unit] = /\b(?:kgs?|lbs?|pounds|g)\b/i.exec(words.replace(/^\W*weight/i, '')) ?? []
  if (!unit) return isUs ? '' : 'kg'
  if (/^k/i.test(unit)) return 'kg'
  return /^g/i.test(unit) ? 'g' : 'lb'
}
