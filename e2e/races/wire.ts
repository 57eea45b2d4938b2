import type { Scheduler } from 'fast-check'
import { outside } from './browser/page'
import type { Page } from './browser/page'
import type { Case } from './oracle/cases'

/** What gets lost on the way; `timeout`: nothing ever comes, else the connection breaks. */
export interface Loss {
  readonly what: 'lostRequests' | 'lostAnswers'
  readonly isTimeout: boolean
}

export type WireCounts = Record<Loss['what'], number>

type Serve = (request: Request, page: Page, about: Case | undefined) => Promise<Response>

const NEVER = new Promise<never>(() => undefined)

/** The line between pages and server: each request and each answer waits until the scheduler lets it through. */
export class Wire {
  readonly counts: WireCounts = { lostRequests: 0, lostAnswers: 0 }
  /** What the server is at. */
  serving: Promise<unknown> = Promise.resolve()
  #losses: Loss[] = []
  readonly #onTheirWay: WireCounts = { lostRequests: 0, lostAnswers: 0 }
  readonly #serve: Serve
  readonly #scheduler: Scheduler

  constructor(serve: Serve, scheduler: Scheduler) {
    this.#serve = serve
    this.#scheduler = scheduler
  }

  /** Something of this kind is on its way and will not be lost. */
  carries(what: Loss['what']): boolean {
    return this.#onTheirWay[what] > 0 && this.#losses.every((each) => each.what !== what)
  }

  /** The next request or answer is lost. */
  lose(loss: Loss): void {
    this.#losses.push(loss)
  }

  /** The line holds from now on. */
  mend(): void {
    this.#losses = []
  }

  /** `fetch` of a page. */
  fetchOf(page: Page, about: () => Case | undefined): typeof fetch {
    return async (input, init) => {
      const request = new Request(input, init)
      if (!page.computer.isOnline) throw new TypeError('fetch failed')
      const [timer, whose] = [page.latestTimer(), about()]
      return outside(() => this.#carry(request, page, timer, whose))
    }
  }

  async #carry(request: Request, page: Page, timer: number | undefined, about: Case | undefined): Promise<Response> {
    await this.#pass('lostRequests', page, timer)
    const answered = this.#serve(request, page, about)
    this.serving = answered
    const answer = await answered
    await this.#pass('lostAnswers', page, timer)
    // Sent before the page was closed: it happened, and nobody hears of it.
    return page.isAlive ? answer : NEVER
  }

  async #pass(what: Loss['what'], page: Page, timer: number | undefined): Promise<void> {
    this.#onTheirWay[what]++
    await this.#scheduler.schedule(Promise.resolve())
    this.#onTheirWay[what]--
    const loss = this.#losses.find((each) => each.what === what)
    if (!loss) return
    this.#losses = this.#losses.filter((each) => each !== loss)
    this.counts[what]++
    if (page.isAlive && !loss.isTimeout) throw new TypeError('fetch failed')
    page.fireById(timer)
    return NEVER
  }
}
