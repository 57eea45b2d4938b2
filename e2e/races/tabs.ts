import { Locks } from './browser/locks'
import type { Clock, Computer, Page } from './browser/page'
import { MemoryStorage } from './browser/storage'
import type { Account, Office } from './office/office'
import type { Journal } from './oracle/journal'
import type { Race } from './outcome'
import type { Parts } from './tab/parts'
import { Tab } from './tab/tab'
import type { Wire } from './wire'
import type { Words } from './words'

/** What the tabs of one race have in common. */
export interface TabsMeans {
  readonly office: Office
  readonly race: Race
  readonly parts: Parts
  readonly journal: Journal
  readonly words: Words
  readonly wire: Wire
  readonly clock: Clock
}

/** The people's computers with their tabs. */
export class Tabs {
  readonly counts = { reloads: 0, copies: 0 }
  readonly #all: Tab[] = []
  readonly #means: TabsMeans
  readonly #computers = new Map<Account, Computer>()

  constructor(means: TabsMeans) {
    this.#means = means
  }

  get isFull(): boolean {
    return this.#open.length >= this.#means.race.mostTabs
  }

  /** One of those that are open: there is always one. */
  at(place: number): Tab {
    const tab = this.#open[place % this.#open.length]
    if (!tab) throw new Error('No tab is open')
    return tab
  }

  named(name: string): Tab | undefined {
    return this.#all.find((tab) => tab.name === name)
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
        wire.fetchOf(page, () => this.#all.find((tab) => tab.page === page)?.about),
      )
    const world = { account, computer, office, clock, parts, journal, clientOf }
    return this.#add(new Tab(this.#nextName(), world, new MemoryStorage()))
  }

  reload(tab: Tab, crashed: boolean): void {
    this.counts.reloads++
    tab.reload(crashed)
  }

  duplicate(tab: Tab): void {
    this.counts.copies++
    this.#add(tab.duplicate(this.#nextName()))
  }

  /** Who has closed their last tab opens another. */
  close(tab: Tab): void {
    const { account } = tab.world
    tab.close()
    if (this.#open.every(({ world }) => world.account !== account)) this.openTab(account)
  }

  /** Until a person has turned to another tab, the one they left has kept what was typed there. */
  settle({ world, name }: Tab): void {
    for (const tab of this.#open) {
      if (tab.world.account !== world.account || tab.name === name) continue
      while (tab.page.isWaiting) tab.page.fireNext()
    }
  }

  /** Next in the chooser. */
  begin(tab: Tab): void {
    const { journal, words } = this.#means
    const about = journal.cases.begin()
    tab.begin(about, words.text(about.name, tab.name, 'Kim'))
  }

  goOffline({ world }: Tab): void {
    world.computer.isOnline = false
  }

  /** Connections are there again, of one computer or of all: what waits for them is sent. */
  goOnline(only?: Computer): void {
    for (const tab of this.#open) {
      if (only && tab.world.computer !== only) continue
      tab.world.computer.isOnline = true
      tab.sendAgain()
    }
  }

  render(): void {
    for (const tab of this.#all) tab.render()
  }

  /** What the browsers hold of drafts, by their ids. */
  storedDrafts(): Map<string, string> {
    const entries = [...this.#computers.values()].flatMap(({ storage }) => [...storage.entries()])
    return new Map(entries.map(([name, text]) => [name.split('.').at(-1) ?? '', text]))
  }

  get #open(): Tab[] {
    return this.#all.filter(({ isOpen }) => isOpen)
  }

  #add(tab: Tab): Tab {
    this.#all.push(tab)
    return tab
  }

  #nextName(): string {
    return `t${this.#all.length + 1}`
  }
}
