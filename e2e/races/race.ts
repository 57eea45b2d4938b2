import { Chance } from './chance'
import { Locks } from './browser/locks'
import { clockOf } from './browser/clock'
import type { Clock, Computer, Page } from './browser/page'
import { MemoryStorage } from './browser/storage'
import { movesOf } from './moves'
import type { MoveMeans } from './moves'
import type { Account, Office } from './office/office'
import { latestOrderId, readRow, versionsAfter } from './office/rows'
import { Journal } from './oracle/journal'
import type { Case } from './oracle/journal'
import { judge } from './oracle/judge'
import { PARTS } from './tab/parts'
import type { Parts } from './tab/parts'
import { Tab } from './tab/tab'
import type { TabWorld } from './tab/world'
import { beginWith } from './office/begin'
import { Wire } from './wire'
import type { Happening } from './wire'
import type { Outcome, Race } from './outcome'
import { Words } from './words'

let runs = 0

/** Plays one seed to its end and judges it. */
export async function play(office: Office, race: Race, seed: number, parts: Parts = PARTS): Promise<Outcome> {
  return new RaceRun(office, race, seed, parts).play()
}

class RaceRun {
  readonly #chance: Chance
  readonly #journal = new Journal()
  readonly #words: Words
  readonly #wire: Wire
  readonly #clock: Clock
  readonly #tabs: Tab[] = []
  readonly #caseOfDraft = new Map<string, Case>()
  #firstOrder = 0
  #left: number
  #counts = { reloads: 0, copies: 0 }

  constructor(
    readonly office: Office,
    readonly race: Race,
    readonly seed: number,
    readonly parts: Parts,
  ) {
    this.#chance = new Chance(seed)
    this.#words = new Words(office.breeds, this.#chance)
    this.#wire = new Wire((...sent) => this.#serve(...sent), race.faults, this.#chance)
    this.#clock = clockOf(++runs)
    this.#left = race.operations
  }

  async play(): Promise<Outcome> {
    this.#firstOrder = await latestOrderId(this.office.api.connection.sql)
    await this.#begin()
    while (this.#left > 0) await this.#step()
    await this.#finish()
    const violations = await judge(this.office, this.#journal, this.#words, this.#firstOrder)
    const asked = this.#journal.asked.size
    return {
      seed: this.seed,
      operations: this.race.operations - this.#left,
      acknowledged: this.#journal.acknowledged.length,
      asked,
      ...this.#wire.counts,
      ...this.#counts,
      violations,
      log: this.#journal.log,
    }
  }

  /** The bookings, the people and their tabs. */
  async #begin(): Promise<void> {
    const { office, race } = this
    const ids: string[] = []
    for (let number = 1; number <= race.bookings; number++) {
      const about = this.#journal.begin(`b${number}`)
      about.bookingId = await beginWith(office, this.#words, about.name)
      ids.push(about.bookingId)
    }
    await this.#readChanges(null)
    office.accounts.slice(0, race.people).forEach((account) => {
      const computer = { storage: new MemoryStorage(), locks: new Locks(), isOnline: true }
      for (let number = 0; number < race.tabs; number++) {
        const tab = this.#newTab(account, computer)
        const id = ids[number % Math.max(1, ids.length)]
        if (id) tab.edit(id)
      }
    })
    await this.#rest()
  }

  async #step(): Promise<void> {
    const passing = this.#passing()
    const moves = this.#moves()
    const isMove = moves.length > 0 && (passing.length === 0 || this.#chance.happens(0.4))
    const next = this.#chance.byWeight(isMove ? moves : passing)
    if (!next) throw new Error('Nothing can happen any more')
    if (isMove) this.#left--
    await this.#let(next)
  }

  async #let(next: Happening): Promise<void> {
    if (next.what) this.#journal.log.push(next.what)
    this.#clock.now += 137
    await next.do()
    await this.#rest()
  }

  /** Lets everything go on that waits for nothing, and draws the pages. */
  async #rest(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => void setImmediate(resolve))
      for (const tab of this.#tabs) tab.render()
    }
  }

  /** What may happen without anybody's doing. */
  #passing(): Happening[] {
    const pages = this.#tabs.filter(({ isOpen }) => isOpen)
    return [
      ...this.#wire.happenings(),
      ...pages
        .filter(({ page }) => page.isWaiting)
        .map(({ page }) => ({ weight: 1, what: '', do: () => page.fireNext() })),
      ...pages
        .filter(({ wizard }) => wizard?.sendsAgain)
        .map((tab) => ({ weight: 1, what: `${tab.name} sends again`, do: () => void tab.forward() })),
    ]
  }

  #moves(): Happening[] {
    const open = this.#tabs.filter(({ isOpen }) => isOpen)
    const worlds = [...new Map(this.#tabs.map(({ world }) => [world.account, world])).values()]
    const idle = worlds.filter(({ account }) => open.every(({ world }) => world.account !== account))
    if (idle.length > 0) return idle.map((world) => this.#opening(world))
    const isFull = open.length >= this.race.mostTabs
    const means: MoveMeans = {
      settle: (tab) => this.#settle(tab),
      chance: this.#chance,
      words: this.#words,
      editable: () => this.#journal.cases.flatMap(({ bookingId }) => bookingId || []),
      begin: (tab) => this.#beginNew(tab),
      openTab: (tab) => void this.#newTab(tab.world.account, tab.world.computer),
      duplicate: (tab) => {
        this.#counts.copies++
        this.#tabs.push(tab.duplicate(this.#nextName()))
      },
    }
    const isOut = ({ what }: Happening) =>
      (isFull && /duplicate|new tab/.test(what)) || (!this.race.mayBegin && what.endsWith(' begin'))
    const moves = open.flatMap((tab) => movesOf(tab, means)).filter((each) => !isOut(each))
    return [...moves.map((each) => this.#counted(each)), ...this.#lines()]
  }

  #counted(happening: Happening): Happening {
    if (!/reload|crash/.test(happening.what)) return happening
    return {
      ...happening,
      do: () => {
        this.#counts.reloads++
        return happening.do()
      },
    }
  }

  /** A computer's connection goes and comes. */
  #lines(): Happening[] {
    const computers = [...new Set(this.#tabs.map(({ world }) => world.computer))]
    return computers.map((computer, index) => ({
      weight: computer.isOnline ? 1 : 8,
      what: `computer ${index + 1} goes ${computer.isOnline ? 'offline' : 'online'}`,
      do: () => {
        computer.isOnline = !computer.isOnline
        if (!computer.isOnline) return
        for (const tab of this.#tabs) if (tab.world.computer === computer && tab.wizard?.sendsAgain) void tab.forward()
      },
    }))
  }

  #opening({ account, computer }: TabWorld): Happening {
    return { weight: 1, what: `${account.name} opens a tab`, do: () => void this.#newTab(account, computer) }
  }

  /** Until a person has turned to another tab, the one they left has kept what was typed there. */
  #settle({ world, name }: Tab): void {
    for (const tab of this.#tabs) {
      if (tab.world.account !== world.account || tab.name === name || !tab.isOpen) continue
      while (tab.page.isWaiting) tab.page.fireNext()
    }
  }

  #beginNew(tab: Tab): void {
    const name = `b${this.#journal.cases.length + 1}`
    tab.begin(this.#journal.begin(name), this.#words.text(name, tab.name, 'Kim'))
  }

  #newTab(account: Account, computer: Computer): Tab {
    const { office, parts } = this
    const aboutOf = (page: Page) => this.#tabs.find((tab) => tab.page === page)?.about
    const clientOf = (page: Page) =>
      office.clientOf(
        account,
        this.#wire.fetchOf(page, () => aboutOf(page)),
      )
    const world = {
      account,
      computer,
      office,
      clock: this.#clock,
      parts,
      journal: this.#journal,
      caseOfDraft: this.#caseOfDraft,
      clientOf,
    }
    const tab = new Tab(this.#nextName(), world, new MemoryStorage())
    this.#tabs.push(tab)
    return tab
  }

  #nextName(): string {
    return `t${this.#tabs.length + 1}`
  }

  async #serve(request: Request, page: Page, about: Case | undefined): Promise<Response> {
    const { method } = request
    const response = await this.office.app.fetch(request)
    const path = new URL(request.url).pathname.replace('/api/portal/', '')
    this.#journal.log.push(`  ${page.name} ${method} ${path.replaceAll(/[\w-]{36}/g, '…')} ${response.status}`)
    if (response.status === 422) this.#journal.log.push(await response.clone().text())
    if (method !== 'GET') await this.#readChanges(page, about)
    return response
  }

  /** Reads every booking that is another one now, straight from the database. */
  async #readChanges(page: Page | null, about?: Case): Promise<void> {
    const { sql } = this.office.api.connection
    const tab = page && this.#tabs.find(({ name }) => name === page.name)
    for (const [id, version] of await versionsAfter(sql, this.#firstOrder)) {
      if (this.#journal.versionsOf(id).at(-1)?.version === version) continue
      if (about && this.#journal.versionsOf(id).length === 0) this.#journal.made(id, about)
      this.#journal.wrote(await readRow(sql, id), tab?.name ?? null, tab?.userId ?? null)
    }
  }

  /** The line holds from now on; what is open comes to its end. */
  async #finish(): Promise<void> {
    this.#wire.isFaulty = false
    for (const { world } of this.#tabs) world.computer.isOnline = true
    for (let passing = this.#passing(); passing.length > 0; passing = this.#passing()) {
      const next = this.#chance.byWeight(passing)
      if (next) await this.#let(next)
    }
    const storages = new Set(this.#tabs.map(({ world }) => world.computer.storage))
    const entries = [...storages].flatMap((storage) => [...storage.entries()])
    this.#journal.keepDrafts(new Map(entries.map(([name, text]) => [name.split('.').at(-1) ?? '', text])))
  }
}
