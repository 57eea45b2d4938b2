import { clockOf } from './browser/clock'
import type { Clock } from './browser/page'
import { Chance } from './chance'
import { beginWith } from './office/begin'
import type { Office } from './office/office'
import { WatchedServer } from './watched-server'
import { Journal } from './oracle/journal'
import { judge } from './oracle/judge'
import type { Outcome, Race } from './outcome'
import { PARTS } from './tab/parts'
import type { Parts } from './tab/parts'
import { Tabs } from './tabs'
import { Wire } from './wire'
import type { Happening } from './wire'
import { Words } from './words'

let runs = 0

/** How likely it is that people do something before what is under way goes on. */
const HURRY = 0.4

/** Plays one seed to its end and judges it. */
export async function play(office: Office, race: Race, seed: number, parts: Parts = PARTS): Promise<Outcome> {
  return new RaceRun(office, race, seed, parts).play()
}

class RaceRun {
  readonly #chance: Chance
  readonly #journal = new Journal()
  readonly #words: Words
  readonly #wire: Wire
  readonly #server: WatchedServer
  readonly #clock: Clock
  readonly #tabs: Tabs
  #left: number

  constructor(
    readonly office: Office,
    readonly race: Race,
    readonly seed: number,
    parts: Parts,
  ) {
    const chance = new Chance(seed)
    const journal = this.#journal
    const words = new Words(office.breeds, chance)
    const clock = clockOf(++runs)
    const accountOf = (name: string) => this.#tabs.all.find((tab) => tab.name === name)?.world.account
    const server = new WatchedServer(office, journal, accountOf)
    const wire = new Wire((...sent) => server.serve(...sent), race.faults, chance)
    this.#tabs = new Tabs({ office, race, parts, journal, words, chance, wire, clock })
    this.#chance = chance
    this.#words = words
    this.#server = server
    this.#wire = wire
    this.#clock = clock
    this.#left = race.operations
  }

  async play(): Promise<Outcome> {
    await this.#begin()
    while (this.#left > 0) await this.#step()
    await this.#finish()
    const violations = await judge(this.office, this.#journal, this.#words, [...(await this.#server.versions()).keys()])
    const { acknowledged, submissions, asked, log } = this.#journal
    return {
      seed: this.seed,
      operations: this.race.operations - this.#left,
      acknowledged: acknowledged.length,
      submitted: submissions.length,
      asked: asked.size,
      refused: this.#server.refused,
      ...this.#wire.counts,
      ...this.#tabs.counts,
      violations: violations.map((each) => log.plain(each)),
      log: log.lines,
    }
  }

  /** The bookings, the people and their tabs. */
  async #begin(): Promise<void> {
    const { office, race } = this
    await this.#server.open()
    const ids: string[] = []
    for (let number = 1; number <= race.bookings; number++) {
      const about = this.#journal.cases.begin()
      about.bookingId = await beginWith(office, this.#words, about.name)
      ids.push(about.bookingId)
    }
    await this.#server.readChanges(null)
    for (const account of office.accounts.slice(0, race.people)) {
      this.#tabs.seat(account)
      for (let number = 0; number < race.tabs; number++) {
        const id = ids[number % ids.length]
        const tab = this.#tabs.openTab(account)
        if (id) tab.edit(id)
      }
    }
    await this.#rest()
  }

  async #step(): Promise<void> {
    const passing = this.#passing()
    const moves = this.#tabs.moves()
    const isMove = passing.length === 0 || this.#chance.happens(HURRY)
    const next = this.#chance.byWeight(isMove ? moves : passing)
    if (!next) throw new Error('Nothing can happen any more')
    if (isMove) this.#left--
    await this.#let(next)
  }

  /** What may happen without anybody's doing. */
  #passing(): Happening[] {
    return [...this.#wire.happenings(), ...this.#tabs.passing()]
  }

  async #let(next: Happening): Promise<void> {
    if (next.what) this.#journal.log.say(next.what)
    this.#clock.now += 137
    await next.do()
    await this.#rest()
  }

  /** Lets everything go on that waits for nothing, and draws the pages. */
  async #rest(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => void setImmediate(resolve))
      this.#tabs.render()
    }
  }

  /** The line holds from now on; what is open comes to its end. */
  async #finish(): Promise<void> {
    this.#wire.isFaulty = false
    this.#tabs.goOnline()
    for (let passing = this.#passing(); passing.length > 0; passing = this.#passing()) {
      const next = this.#chance.byWeight(passing)
      if (next) await this.#let(next)
    }
    this.#journal.keepDrafts(this.#tabs.storedDrafts())
  }
}
