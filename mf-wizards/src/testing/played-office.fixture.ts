import { ApiError } from '@portal/api-client'
import { toPortalBooking } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { readWork } from '../booking/session/draft-work'
import { differing, fieldsOf, isItem } from './played-journal'
import type { Fields } from './played-journal'
import { LABELS } from './played-session'
import { BEGUN, PlayedTab } from './played-tab.fixture'
import type { Page } from './played-tab.fixture'
import { SmallServer } from './small-server'

/** A call on its way to the server; once it has an answer, that is on its way back. */
interface Message {
  readonly page: Page
  readonly serve: () => unknown
  /** Null once the page has given it up: it may arrive all the same. */
  caller: { resolve(answer: unknown): void; reject(error: unknown): void } | null
  answer?: Promise<unknown>
}

const saved = (server: ServerBooking) => fieldsOf(toPortalBooking(server, LABELS))

/** A practice: its tabs, the line and the server. Judges every write. */
export class PlayedOffice {
  readonly server = new SmallServer((...write) => this.#judge(...write))
  readonly tabs: PlayedTab[] = []
  readonly faults = new Set<string>()
  messages: Message[] = []
  readonly #versions: { readonly id: string; readonly fields: Fields }[] = []
  /** The booking that each tab works on. */
  readonly #abouts = new Map<string, string>()

  readonly wrong = (what: string) => void this.faults.add(what)
  readonly carry = (page: Page, serve: () => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      this.messages.push({ page, serve, caller: { resolve, reject } })
    })

  /** Opens a tab that edits this booking, or begins one. */
  openTab(bookingId = ''): void {
    const name = `t${this.tabs.length + 1}`
    const isEdit = bookingId !== ''
    const tab = new PlayedTab(name, isEdit, this, { bookingId, work: isEdit ? null : readWork(null) })
    this.tabs.push(tab)
    if (isEdit) this.#abouts.set(name, bookingId)
    if (isEdit) return
    const firstName = `First of ${name}.`
    tab.type((all) => ({ ...all, pet: { ...all.pet, firstName, type: 'Dog' }, owner: { ...all.owner, firstName } }))
    tab.pause()
  }

  /** A call arrives at the server, or its answer at the page. */
  pass(message: Message): void {
    const isAnswer = message.answer !== undefined
    message.answer ??= this.#serve(message)
    message.answer.catch(() => undefined)
    if (!isAnswer && message.caller) return
    if (message.page.isAlive) message.caller?.resolve(message.answer)
    this.#forget(message)
  }

  /** The page hears of an error instead; `isLate`: the call arrives all the same, some time. */
  lose(message: Message, error: ApiError, isLate: boolean): void {
    if (message.page.isAlive) message.caller?.reject(error)
    message.caller = null
    if (message.answer || !isLate) this.#forget(message)
  }

  /** What follows by itself from what has happened. Nothing that was typed may be lost by it. */
  async settle(): Promise<void> {
    await new Promise((resolve) => void setImmediate(resolve))
    for (const tab of this.tabs) {
      tab.show()
      const { name, session, shown, journal } = tab
      if ((session.flight === null) !== (session.tasks.length === 0)) this.wrong(`a task of ${name} waits for nothing`)
      const kept = JSON.stringify(tab.draft.work)
      const stood = this.#versions.filter(({ id }) => id === session.id)
      const lost = journal.lost(
        (field, words) =>
          [shown, ...stood.map(({ fields }) => fields)].some((fields) => fields[field] === words) ||
          kept.includes(words),
      )
      if (lost.length > 0) this.wrong(`${lost.join(', ')} of ${name} is lost`)
    }
    if (this.faults.size > 0) throw new Error([...this.faults].join('; '))
  }

  /** On a good line everybody looks, answers what is asked and presses Next: then all pages show what is stored. */
  async rest(): Promise<void> {
    await this.#arriveAll()
    for (const tab of this.#reopened()) {
      for (let tries = 0; tries < 4 && tab.step === 'form'; tries++) {
        void tab.look()
        await this.#arriveAll()
        for (const name of tab.questions) tab.answer(name, 'mine')
        void tab.next()
        await this.#arriveAll()
      }
      if (tab.step === 'form') this.wrong(`${tab.name} cannot save`)
    }
    for (const tab of this.#reopened()) {
      await this.#arriveAll()
      const others = differing(tab.shown, saved(this.server.find(tab.session.id))).filter((field) => !isItem(field))
      if (others.length > 0) this.wrong(`${tab.name} shows another ${others.join(', ')} than is stored`)
      if (tab.session.pending) this.wrong(`${tab.name} does not know what became of its write`)
    }
  }

  *#reopened(): Generator<PlayedTab> {
    for (const tab of this.tabs.filter(({ step }) => step !== 'closed')) {
      tab.leave()
      tab.open()
      yield tab
    }
  }

  async #arriveAll(): Promise<void> {
    await this.settle()
    for (let [message] = this.messages; message; [message] = this.messages) {
      this.pass(message)
      await this.settle()
    }
  }

  async #serve({ serve }: Message): Promise<unknown> {
    try {
      return serve()
    } catch (error) {
      if (!(error instanceof ApiError)) this.wrong(String(error))
      throw error
    }
  }

  #forget(message: Message): void {
    this.messages = this.messages.filter((each) => each !== message)
  }

  /** Whoever changes a field has decided so, knowing what stood there; whoever submits was shown what is submitted. */
  #judge(before: ServerBooking | null, after: ServerBooking, caller: string): void {
    const [old, now] = [before ? saved(before) : fieldsOf(BEGUN), saved(after)]
    this.#versions.push({ id: after.id, fields: now })
    const tab = this.tabs.find(({ name }) => name === caller)
    if (!tab) return
    const about = this.#abouts.get(caller)
    if (before && about !== after.id) this.wrong(`${caller} works on ${about} and wrote ${after.id}`)
    if (!before && about !== undefined) this.wrong(`${caller} has made its booking twice`)
    this.#abouts.set(caller, after.id)
    for (const field of differing(old, now).filter((each) => !tab.journal.hasDecided(each, now[each], old[each])))
      this.wrong(`${caller} made ${field} "${now[field]}" without having seen "${old[field]}"`)
    const isSubmission = before?.cstm.order_stage_c !== after.cstm.order_stage_c && before !== null
    if (isSubmission && differing(tab.submitted, now).length > 0) this.wrong(`${caller} submitted what it did not show`)
  }
}
