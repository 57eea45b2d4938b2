import type { BookingContent } from '@portal/domain-bundled/booking-merge'

/** Values of a booking by field; empty fields are left out. */
export type Fields = Readonly<Record<string, string | undefined>>

export function fieldsOf({ skipOwnerDetails: skipsOwner, owner, pet, ...booking }: BookingContent): Fields {
  const rows = booking.specialInstructions.map(({ id, description }) => [`instructions.${id}`, description] as const)
  const lines = booking.quotedProducts.filter(({ deleted }) => !deleted)
  const items = lines.map(({ editId, engravingText }) => [`items.${editId}`, engravingText ?? ''] as const)
  const all = {
    owner: skipsOwner ? 'skipped' : '',
    'owner.firstName': skipsOwner ? '' : owner.firstName,
    'pet.firstName': pet.firstName,
    'pet.weight': String(pet.weight ?? ''),
    ...Object.fromEntries([...rows, ...items]),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** Names of the fields in which two states differ. */
export function findDifferences(before: Fields, after: Fields): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
}

export const isItem = (field: string) => field.startsWith('items.')

/** What the user of a tab has seen and decided. Each typed value is unique, so it can be traced. */
export class PlayedJournal {
  #now = 0
  readonly #decisions: { readonly at: number; readonly field: string; readonly value: string | undefined }[] = []
  /** When each field value was first seen. */
  readonly #seen = new Map<string, number>()
  /** Latest typed value of each field, until the user is told that it came too late. */
  readonly #open = new Map<string, string | undefined>()

  see(fields: Fields): void {
    for (const [field, value] of Object.entries(fields)) {
      const entry = `${field}=${value}`
      if (!this.#seen.has(entry)) this.#seen.set(entry, ++this.#now)
    }
  }

  /** The user wants these fields as in `values`. */
  decide(names: readonly string[], values: Fields): void {
    for (const field of names) {
      this.#decisions.push({ at: ++this.#now, field, value: values[field] })
      this.#open.set(field, values[field])
      if (values[field] !== undefined) this.see({ [field]: values[field] })
    }
  }

  /** The page reports that these values came too late. */
  tellLate(text: string): void {
    for (const [field, value] of this.#open) if (value && text.includes(value)) this.#open.delete(field)
  }

  /** Changes that the user did not decide, or decided without having seen the old value. */
  undecided(before: Fields, after: Fields): string[] {
    return findDifferences(before, after).filter((field) => {
      const seenAt = before[field] === undefined ? 0 : (this.#seen.get(`${field}=${before[field]}`) ?? Infinity)
      return !this.#decisions.some((each) => each.field === field && each.value === after[field] && seenAt < each.at)
    })
  }

  /** Typed fields whose value is nowhere. */
  lost(isThere: (field: string, words: string) => boolean): string[] {
    const typed = [...this.#open].filter(([field]) => field !== 'owner' && !isItem(field))
    return typed.flatMap(([field, words]) => (!words || isThere(field, words) ? [] : [`${field} "${words}"`]))
  }
}
