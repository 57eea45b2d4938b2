import { asyncModelRun } from 'fast-check'
import type { AsyncCommand, Scheduler } from 'fast-check'
import { clockOf } from './browser/clock'
import type { Clock } from './browser/page'
import { beginWith } from './office/begin'
import type { Office } from './office/office'
import { Journal } from './oracle/journal'
import { judge } from './oracle/judge'
import type { Outcome, Race } from './outcome'
import type { Parts } from './tab/parts'
import { Tabs } from './tabs'
import { WatchedServer } from './watched-server'
import { Wire } from './wire'
import { Words } from './words'

let runs = 0

/** One run of a race: people move as they are told, and the scheduler chooses what happens between their moves. */
export class RaceRun {
  readonly journal = new Journal()
  readonly words: Words
  readonly wire: Wire
  readonly tabs: Tabs
  readonly #server: WatchedServer
  readonly #clock: Clock
  #moves = 0
  #isTheirTurn = false

  constructor(
    readonly office: Office,
    readonly race: Race,
    readonly scheduler: Scheduler,
    parts: Parts,
  ) {
    const { journal } = this
    this.words = new Words(office.breeds)
    this.#clock = clockOf(++runs, scheduler)
    this.#server = new WatchedServer(office, journal, (name) => this.tabs.named(name)?.world.account)
    this.wire = new Wire((...sent) => this.#server.serve(...sent), scheduler)
    this.tabs = new Tabs({ office, race, parts, journal, words: this.words, wire: this.wire, clock: this.#clock })
  }

  /** Bookings that may be opened for editing. */
  get editable(): string[] {
    return this.journal.cases.all.flatMap(({ bookingId }) => bookingId || [])
  }

  /** Plays the moves to their end and judges what came of them. */
  async play(moves: Iterable<AsyncCommand<{ run: RaceRun }, RaceRun>>): Promise<Outcome> {
    await this.#begin()
    await asyncModelRun(() => ({ model: { run: this }, real: this }), moves)
    await this.#finish()
    const { office, journal, words } = this
    const violations = await judge(office, journal, words, [...(await this.#server.versions()).keys()])
    const { acknowledged, submissions, asked, log } = journal
    return {
      operations: this.#moves,
      acknowledged: acknowledged.length,
      submitted: submissions.length,
      asked: asked.size,
      refused: this.#server.refused,
      ...this.wire.counts,
      ...this.tabs.counts,
      violations: violations.map((each) => log.plain(each)),
      log: log.lines,
    }
  }

  /** Somebody does something; what is under way goes on until the scheduler lets people move again. */
  async move(what: string, make: () => void): Promise<void> {
    this.#moves++
    this.journal.log.say(what)
    make()
    await this.#rest()
    this.#isTheirTurn = false
    await this.scheduler.waitFor(this.#theirTurn())
  }

  async #theirTurn(): Promise<void> {
    await this.scheduler.schedule(Promise.resolve())
    this.#isTheirTurn = true
  }

  /** Lets one of the things that wait happen, and what follows from it. */
  async let(release: () => Promise<void>): Promise<void> {
    this.#clock.now += 137
    await release()
    await new Promise((resolve) => void setImmediate(resolve))
    if (!this.#isTheirTurn) await this.#rest()
  }

  /** The bookings, the people and their tabs. */
  async #begin(): Promise<void> {
    const { office, race, journal, tabs } = this
    await this.#server.open()
    const ids: string[] = []
    for (let number = 1; number <= race.bookings; number++) {
      const about = journal.cases.begin()
      about.bookingId = await beginWith(office, this.words, about.name)
      ids.push(about.bookingId)
    }
    await this.#server.readChanges(null)
    for (const account of office.accounts.slice(0, race.people)) {
      tabs.seat(account)
      for (let number = 0; number < race.tabs; number++) {
        const id = ids[number % ids.length]
        const tab = tabs.openTab(account)
        if (id) tab.edit(id)
      }
    }
    await this.#rest()
  }

  /** Lets everything go on that waits for nothing, and draws the pages. */
  async #rest(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => void setImmediate(resolve))
      await this.wire.serving
      this.tabs.render()
    }
  }

  /** The line holds from now on; what is open comes to its end. */
  async #finish(): Promise<void> {
    this.wire.mend()
    this.tabs.goOnline()
    this.#isTheirTurn = false
    await this.#rest()
    await this.scheduler.waitAll()
    this.journal.keepDrafts(this.tabs.storedDrafts())
  }
}
