import type { Page } from './browser/page'
import type { Chance } from './chance'
import type { Case } from './oracle/cases'

/** Something that the race may let happen next. */
export interface Happening {
  readonly weight: number
  readonly what: string
  do(): Promise<void> | void
}

/** How often, of a hundred requests and answers, the line fails. */
export interface Faults {
  readonly lostRequests: number
  readonly lostAnswers: number
}

export interface WireCounts {
  lostRequests: number
  lostAnswers: number
}

/** A request on its way; its body is the page's, its answer comes when the race lets it. */
interface Flight {
  readonly page: Page
  readonly about: Case | undefined
  readonly request: Request
  readonly timer: number | undefined
  readonly settle: (answer: Response | TypeError) => void
  answer: Response | null
}

type Serve = (request: Request, page: Page, about: Case | undefined) => Promise<Response>

/** The line between pages and server: each request and each answer waits until the race lets it through or loses it. */
export class Wire {
  readonly counts: WireCounts = { lostRequests: 0, lostAnswers: 0 }
  /** Switched off when the race comes to its end. */
  isFaulty = true
  #flights: Flight[] = []

  constructor(
    readonly serve: Serve,
    readonly faults: Faults,
    readonly chance: Chance,
  ) {}

  /** `fetch` of a page. */
  fetchOf(page: Page, about: () => Case | undefined): typeof fetch {
    return (input, init) => {
      const request = new Request(input, init)
      if (!page.computer.isOnline) return Promise.reject(new TypeError('fetch failed'))
      const timer = page.latestTimer()
      return new Promise((resolve, reject) => {
        const settle = (answer: Response | TypeError) =>
          answer instanceof TypeError ? reject(answer) : resolve(answer)
        this.#flights.push({ page, about: about(), request, timer, settle, answer: null })
      })
    }
  }

  happenings(): Happening[] {
    return this.#flights.map((flight) => ({
      weight: 2,
      what: '',
      do: () => (flight.answer ? this.#bring(flight, flight.answer) : this.#send(flight)),
    }))
  }

  async #send(flight: Flight): Promise<void> {
    if (this.#fails(this.faults.lostRequests)) {
      this.counts.lostRequests++
      return this.#lose(flight)
    }
    flight.answer = await this.serve(flight.request, flight.page, flight.about)
    // Sent before the page was closed: it happens, and nobody hears of it.
    if (!flight.page.isAlive) this.#drop(flight)
  }

  #bring(flight: Flight, answer: Response): void {
    if (this.#fails(this.faults.lostAnswers)) {
      this.counts.lostAnswers++
      return this.#lose(flight)
    }
    this.#drop(flight)
    if (flight.page.isAlive) flight.settle(answer)
  }

  /** The connection breaks, or nothing ever comes. */
  #lose(flight: Flight): void {
    this.#drop(flight)
    if (!flight.page.isAlive) return
    if (this.chance.happens(0.3)) flight.page.fireById(flight.timer)
    else flight.settle(new TypeError('fetch failed'))
  }

  #drop(flight: Flight): void {
    this.#flights = this.#flights.filter((each) => each !== flight)
  }

  #fails(percent: number): boolean {
    return this.isFaulty && this.chance.happens(percent / 100)
  }
}
