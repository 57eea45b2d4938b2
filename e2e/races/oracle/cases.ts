/** What somebody works on: a booking, also before the server has made it. */
export interface Case {
  readonly name: string
  /** A duplicated tab that holds an unsaved booking goes on with a case of its own. */
  readonly copyOf: Case | null
  /** '' until the server has made it. */
  bookingId: string
}

/** Whether one goes back to the other, or both to the same. */
export function isSameOrigin(one: Case, other: Case): boolean {
  return originOf(one) === originOf(other)
}

const originOf = (about: Case): Case => (about.copyOf ? originOf(about.copyOf) : about)

/** Which booking, draft and word belongs to which case. */
export class Cases {
  readonly all: Case[] = []
  /** By whose work a booking was made. */
  readonly makers = new Map<string, Case>()
  /** Pages that went on with somebody else's booking. */
  readonly wrongPins: string[] = []
  readonly #ofDraft = new Map<string, Case>()

  /** A booking that the server has from before, or one that somebody begins now. */
  begin(bookingId = ''): Case {
    return this.#add({ name: `b${this.all.length + 1}`, bookingId, copyOf: null })
  }

  copy(source: Case): Case {
    return this.#add({ name: `b${this.all.length + 1} from ${source.name}`, bookingId: '', copyOf: source })
  }

  of(bookingId: string): Case[] {
    return this.all.filter((each) => bookingId !== '' && each.bookingId === bookingId)
  }

  ofDraft(draft: string): Case | undefined {
    return this.#ofDraft.get(draft)
  }

  holds(draft: string, about: Case): void {
    this.#ofDraft.set(draft, about)
  }

  /** The server has made a booking of what somebody worked on. */
  made(bookingId: string, about: Case): void {
    this.makers.set(bookingId, about)
    about.bookingId ||= bookingId
  }

  /** A page says which booking it works on. */
  pinned(about: Case, bookingId: string): void {
    if (about.bookingId === bookingId) return
    const maker = this.makers.get(bookingId)
    if (about.bookingId === '' && maker && isSameOrigin(about, maker)) about.bookingId = bookingId
    else this.wrongPins.push(`rule 2: what was begun as ${about.name} goes on as ${maker?.name ?? bookingId}`)
  }

  #add(about: Case): Case {
    this.all.push(about)
    return about
  }
}
