import { Locks } from './browser/locks'
import type { Clock, Computer, Page } from './browser/page'
import { MemoryStorage } from './browser/storage'
import type { Chance } from './chance'
import { movesOf } from './moves'
import type { MoveMeans } from './moves'
import type { Account, Office } from './office/office'
import type { Case } from './oracle/cases'
import type { Journal } from './oracle/journal'
import type { Race } from './outcome'
import type { Parts } from './tab/parts'
import { Tab } from './tab/tab'
import type { Happening, Wire } from './wire'
import type { Words } from './words'

/** What the tabs of one race have in common. */
export interface TabsMeans {
  readonly office: Office
  readonly race: Race
  readonly parts: Parts
  readonly journal: Journal
  readonly words: Words
  readonly chance: Chance
  readonly wire: Wire
  readonly clock: Clock
}

/** The people's computers with their tabs, and what may be done there. */
export class Tabs {
  readonly all: Tab[] = []
  readonly counts = { reloads: 0, copies: 0 }
  readonly #means: TabsMeans
  readonly #computers = new Map<Account, Computer>()

  constructor(means: TabsMeans) {
    this.#means = means
  }

  get open(): Tab[] {
    return this.all.filter(({ isOpen }) => isOpen)
  }

  /** Somebody sits down at a computer of their own. */
  seat(account: Account): void {
    this.#computers.set(account, { storage: new MemoryStorage(), locks: new Locks(), isOnline: true })
  }

  openTab(account: Account): Tab {
    const { office, parts, journal, clock, wire } = this.#means
    const computer = this.#computers.get(account)
    if (!computer) throw new Error(`${account.name} has no computer`)
    const clientOf = (page: Page) =>
      office.clientOf(
        account,
        wire.fetchOf(page, () => this.#aboutOf(page)),
      )
    const world = { account, computer, office, clock, parts, journal, clientOf }
    return this.#add(new Tab(this.#nextName(), world, new MemoryStorage()))
  }

  /** Everything that the people may do now. */
  moves(): Happening[] {
    const { race } = this.#means
    const idle = [...this.#computers.keys()].filter((each) => this.open.every(({ world }) => world.account !== each))
    if (idle.length > 0) return idle.map((account) => this.#opening(account))
    const isFull = this.open.length >= race.mostTabs
    const isOut = ({ what }: Happening) =>
      (isFull && /duplicate|new tab/.test(what)) || (!race.mayBegin && what.endsWith(' begin'))
    const means = this.#moveMeans()
    return [...this.open.flatMap((tab) => movesOf(tab, means)).filter((each) => !isOut(each)), ...this.#lines()]
  }

  /** What the pages do by themselves. */
  passing(): Happening[] {
    return [
      ...this.open
        .filter(({ page }) => page.isWaiting)
        .map(({ page }) => ({ weight: 1, what: '', do: () => page.fireNext() })),
      ...this.open
        .filter(({ wizard }) => wizard?.sendsAgain)
        .map((tab) => ({ weight: 1, what: `${tab.name} sends again`, do: () => void tab.forward() })),
    ]
  }

  render(): void {
    for (const tab of this.all) tab.render()
  }

  goOnline(): void {
    for (const computer of this.#computers.values()) computer.isOnline = true
  }

  /** What the browsers hold of drafts, by their ids. */
  storedDrafts(): Map<string, string> {
    const entries = [...this.#computers.values()].flatMap(({ storage }) => [...storage.entries()])
    return new Map(entries.map(([name, text]) => [name.split('.').at(-1) ?? '', text]))
  }

  #moveMeans(): MoveMeans {
    const { chance, words, journal } = this.#means
    return {
      chance,
      words,
      editable: () => journal.cases.all.flatMap(({ bookingId }) => bookingId || []),
      begin: (tab) => this.#begin(tab),
      openTab: ({ world }) => void this.openTab(world.account),
      reload: (tab, crashed) => {
        this.counts.reloads++
        tab.reload(crashed)
      },
      duplicate: (tab) => {
        this.counts.copies++
        this.#add(tab.duplicate(this.#nextName()))
      },
      settle: (tab) => this.#settle(tab),
    }
  }

  /** A computer's connection goes and comes. */
  #lines(): Happening[] {
    return [...this.#computers.values()].map((computer, index) => ({
      weight: computer.isOnline ? 1 : 8,
      what: `computer ${index + 1} goes ${computer.isOnline ? 'offline' : 'online'}`,
      do: () => {
        computer.isOnline = !computer.isOnline
        if (!computer.isOnline) return
        for (const tab of this.open) if (tab.world.computer === computer && tab.wizard?.sendsAgain) void tab.forward()
      },
    }))
  }

  #opening(account: Account): Happening {
    return { weight: 1, what: `${account.name} opens a tab`, do: () => void this.openTab(account) }
  }

  /** Until a person has turned to another tab, the one they left has kept what was typed there. */
  #settle({ world, name }: Tab): void {
    for (const tab of this.open) {
      if (tab.world.account !== world.account || tab.name === name) continue
      while (tab.page.isWaiting) tab.page.fireNext()
    }
  }

  #begin(tab: Tab): void {
    const { journal, words } = this.#means
    const about = journal.cases.begin()
    tab.begin(about, words.text(about.name, tab.name, 'Kim'))
  }

  #aboutOf(page: Page): Case | undefined {
    return this.all.find((tab) => tab.page === page)?.about
  }

  #add(tab: Tab): Tab {
    this.all.push(tab)
    return tab
  }

  #nextName(): string {
    return `t${this.all.length + 1}`
  }
}
