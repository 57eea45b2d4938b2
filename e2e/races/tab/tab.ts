import { bookingOptionBySlug } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { draftAddress, draftIdIn, draftSearch, listDrafts, paths, readDraft } from '@portal/federation'
import {
  beginDraft,
  changesBetween,
  forgetDrafts,
  leftOut,
  startBooking,
} from '../../../mf-wizards/src/testing/headless'
import type { ClaimedDraft } from '../../../mf-wizards/src/testing/headless'
import { outside, Page } from '../browser/page'
import type { MemoryStorage } from '../browser/storage'
import type { Case } from '../oracle/cases'
import { PageBookings } from './page-bookings'
import { openWizard } from './opening'
import { editedAt } from './place'
import type { TabWorld } from './world'
import { keptIn } from './wizard'
import type { OpenWizard } from './wizard'

const HOME = { path: '/dashboard', search: '', hash: '' }

/** A tab of a browser: its address and its storage outlive its page. */
export class Tab {
  page: Page
  wizard: OpenWizard | null = null
  isLoading = false
  address = HOME
  #bookings: PageBookings
  #claimed: ClaimedDraft | null = null
  /** The booking as it stood here before somebody submitted it. */
  #before: PortalBooking | null = null

  constructor(
    readonly name: string,
    readonly world: TabWorld,
    readonly session: MemoryStorage,
  ) {
    this.page = this.#newPage()
    this.#bookings = this.#newBookings()
  }

  get isOpen(): boolean {
    return this.page.isAlive
  }

  /** What its wizard is about. */
  get about(): Case | undefined {
    return this.wizard?.given.who().about
  }

  get userId(): string {
    return this.world.account.userId
  }

  /** Loads the address anew; with a crash nothing is told to the page before. */
  reload(crashed = false): void {
    this.close(crashed)
    this.page = this.#newPage()
    this.#bookings = this.#newBookings()
    this.page.run(() => this.#open())
  }

  close(crashed = false): void {
    const draft = this.wizard?.place.draftKey
    if (!crashed) this.page.run(() => this.#leaveWizard())
    else if (draft) this.world.journal.typed.breakDown(draft.id)
    this.wizard = null
    this.#claimed = null
    this.isLoading = false
    this.page.die()
  }

  duplicate(name: string): Tab {
    const copy = new Tab(name, this.world, this.session.copy())
    copy.address = this.address
    copy.page.run(() => copy.#open())
    return copy
  }

  /** Goes to a wizard inside of the portal. */
  go(address: string): void {
    const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
    this.page.run(() => {
      this.#leaveWizard()
      this.address = { path, search, hash }
      this.#open()
    })
  }

  goTo(hash: string): void {
    this.address = { ...this.address, hash }
  }

  goHome(): void {
    this.page.run(() => this.#leaveWizard())
    this.address = HOME
  }

  edit(bookingId: string): void {
    this.go(paths.editBooking('private', bookingId))
  }

  /** Next in the chooser. */
  begin(about: Case, vetStaff: string): void {
    const { serviceTypes, practice } = this.world.office
    const option = bookingOptionBySlug('private-return')
    if (!option) throw new Error('No such option')
    const id = this.page.run(() => {
      const booking = startBooking({ option, vetStaff, practice, serviceTypes })
      return beginDraft(this.userId, option, booking)
    })
    const { journal } = this.world
    journal.cases.holds(id, about)
    journal.decide({ person: this.userId, tab: this.name, draft: id, about }, ['vetStaff'], { vetStaff })
    journal.typed.keeps(id, vetStaff)
    this.go(draftAddress(paths.newBookingWizard('private'), id))
  }

  /** What the dashboard offers to resume. */
  get drafts() {
    return this.page.run(() => listDrafts(this.userId).filter(({ draft }) => draft.summary.holdsWork))
  }

  /** The page gets the focus again: what it shows is read once more. */
  look(): void {
    const { wizard } = this
    if (wizard?.bookingId) void this.page.run(() => this.#bookings.revalidate(wizard.bookingId))
  }

  async forward(): Promise<void> {
    await this.page.run(async () => {
      const { wizard } = this
      const next = await wizard?.forward()
      if (this.wizard !== wizard) return
      if (wizard?.sendsAgain) outside(() => this.world.clock.later(() => this.sendAgain()))
      if (next === undefined) this.#succeed()
      else if (next !== null) this.goTo(next)
    })
  }

  /** What could not be sent, once the computer is online. */
  sendAgain(): void {
    if (!this.wizard?.sendsAgain || !this.world.computer.isOnline) return
    this.world.journal.log.say(`${this.name} sends again`)
    void this.forward()
  }

  back(): void {
    const step = this.page.run(() => this.wizard?.back())
    if (step) this.goTo(step)
    else this.goHome()
  }

  /** Draws what has changed, and tells the journal what stands on the page. */
  render(): void {
    if (!this.isOpen || !this.wizard) return
    this.page.run(() => this.#render())
  }

  #render(): void {
    const { wizard } = this
    if (!wizard) return
    const { place } = wizard
    const isNew = place.editedId === undefined
    // Without its draft there is nothing to fill in: back to the chooser.
    if (isNew && !readDraft(place.draftKey)) return this.goHome()
    if (wizard.bookingId) this.world.journal.cases.pinned(wizard.given.who().about, wizard.bookingId)
    const state = wizard.state()
    if (isNew && state.locked) {
      const typed = leftOut(state)
      const changed = this.#before ? changesBetween(this.#before, state.booking) : []
      for (const { before } of [...typed, ...changed])
        this.world.journal.acceptLost(this.name, place.draftKey.id, before)
      return this.#succeed()
    }
    if (!state.locked) this.#before = state.booking
    wizard.render(this.address.hash)
  }

  #succeed(): void {
    const { wizard } = this
    if (!wizard) return
    const { bookingId, place } = wizard
    this.goHome()
    forgetDrafts(this.userId, { bookingId, draftId: place.draftKey.id })
  }

  #open(): void {
    this.isLoading = true
    void this.#load().finally(() => {
      this.isLoading = false
    })
  }

  async #load(): Promise<void> {
    const { name: tab, page, world } = this
    const { parts, journal } = world
    const editedId = editedAt(this.address.path)
    if (editedId === undefined) return
    const asked = draftIdIn(this.address.search)
    const claimed = await parts.claimForWizard(this.userId, editedId ?? undefined, asked)
    if (!claimed) return this.goHome()
    const { id: draft, isCopy } = claimed
    this.#claimed = claimed
    this.address = { ...this.address, search: draftSearch(draft) }
    const copiedFrom = isCopy ? asked : null
    if (copiedFrom) {
      journal.typed.keeps(copiedFrom, keptIn({ userId: this.userId, id: draft }))
      journal.typed.copy(copiedFrom, draft, journal.now())
    }
    this.#before = null
    this.wizard = await openWizard({ tab, page, world, bookings: this.#bookings, draft, copiedFrom, editedId })
    if (!this.wizard) this.goHome()
  }

  #leaveWizard(): void {
    this.wizard?.close()
    this.wizard = null
    this.#claimed?.release()
    this.#claimed = null
  }

  #newPage(): Page {
    return new Page(this.name, this.world.computer, this.session, this.world.clock)
  }

  #newBookings(): PageBookings {
    return new PageBookings(this.world.clientOf(this.page))
  }
}
