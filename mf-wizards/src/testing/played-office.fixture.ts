import { toPortalBooking } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { findDifferences, fieldsOf, isItem } from './played-journal'
import type { Fields } from './played-journal'
import { broken, LABELS, lost } from './played-session'
import { PlayedTab } from './played-tab.fixture'
import { SmallServer } from './small-server'

/** A request on its way, then its answer on the way back. */
interface Message {
  readonly serve: () => unknown
  /** Null once the page has given up; the request may still arrive. */
  caller: { resolve(answer: unknown): void; reject(error: unknown): void } | null
  answer?: Promise<unknown>
}

const saved = (server: ServerBooking) => fieldsOf(toPortalBooking(server, LABELS))

/** A practice with its tabs, a network and the server. Checks every write. */
export class PlayedOffice {
  readonly server: SmallServer
  readonly tabs: readonly PlayedTab[]
  readonly faults = new Set<string>()
  messages: Message[] = []
  readonly #versions: Fields[] = []

  constructor(stage: string) {
    this.server = new SmallServer(stage, (...write) => this.#judge(...write))
    this.#versions.push(saved(this.server.booking))
    this.tabs = ['t1', 't2'].map((name) => new PlayedTab(name, this))
  }

  readonly wrong = (what: string) => void this.faults.add(what)
  readonly carry = (serve: () => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      this.messages.push({ serve, caller: { resolve, reject } })
    })

  /** Delivers a request to the server, or its answer to the page. */
  pass(message: Message): void {
    const isAnswer = message.answer !== undefined
    message.answer ??= new Promise((resolve) => resolve(message.serve()))
    message.answer.catch(() => undefined)
    if (!isAnswer && message.caller) return
    message.caller?.resolve(message.answer)
    this.#forget(message)
  }

  /** The page gets an error instead; half of the requests arrive later. */
  lose(message: Message, number: number): void {
    message.caller?.reject(number % 3 ? lost : broken)
    message.caller = null
    if (message.answer || number % 2) this.#forget(message)
  }

  /** Runs everything that follows automatically. No typed value may be lost. */
  async settle(): Promise<void> {
    await new Promise((resolve) => void setImmediate(resolve))
    for (const tab of this.tabs) {
      if (!tab.show()) continue
      const { name, session, shown, journal } = tab
      if ((session.flight === null) !== (session.tasks.length === 0)) this.wrong(`a task of ${name} waits for nothing`)
      const kept = JSON.stringify(tab.draft)
      const stands = (field: string, words: string) => [shown, ...this.#versions].some((one) => one[field] === words)
      const lost = journal.lost((field, words) => stands(field, words) || kept.includes(words))
      if (lost.length > 0) this.wrong(`${lost.join(', ')} of ${name} is lost`)
    }
    if (this.faults.size > 0) throw new Error([...this.faults].join('; '))
  }

  /**
   * With a good connection, every tab reads, answers questions and presses Next: all pages must then show the stored
   * booking.
   */
  async rest(): Promise<void> {
    await this.#arriveAll()
    for (const tab of this.tabs) {
      tab.reopen()
      for (let tries = 0; tries < 4 && tab.step === 'form'; tries++) {
        void tab.look(true)
        await this.#arriveAll()
        for (const name of tab.questions) tab.answer(name, 'mine')
        void tab.next()
        await this.#arriveAll()
      }
      if (tab.step === 'form') this.wrong(`${tab.name} cannot save`)
    }
    for (const tab of this.tabs) {
      tab.reopen()
      await this.#arriveAll()
      const others = findDifferences(tab.shown, saved(this.server.booking)).filter((field) => !isItem(field))
      if (others.length > 0) this.wrong(`${tab.name} shows another ${others.join(', ')} than is stored`)
      if (tab.session.pending) this.wrong(`${tab.name} does not know what became of its write`)
    }
  }

  async #arriveAll(): Promise<void> {
    await this.settle()
    for (let passed = 0; this.messages[0]; passed++) {
      if (passed > 100) throw new Error('A page asks for ever')
      this.pass(this.messages[0])
      await this.settle()
    }
  }

  #forget(message: Message): void {
    this.messages = this.messages.filter((each) => each !== message)
  }

  /** Checks that each change was decided with the old value seen, and that a submission was shown. */
  #judge(before: ServerBooking, after: ServerBooking, caller: string): void {
    const [old, now] = [saved(before), saved(after)]
    this.#versions.push(now)
    const tab = this.tabs.find(({ name }) => name === caller)
    if (!tab) return
    for (const field of tab.journal.undecided(old, now))
      this.wrong(`${caller} made ${field} "${now[field]}" without having seen "${old[field]}"`)
    const isSubmission = before.cstm.order_stage_c !== after.cstm.order_stage_c
    if (isSubmission && findDifferences(tab.submitted, now).length > 0)
      this.wrong(`${caller} submitted what it did not show`)
  }
}
