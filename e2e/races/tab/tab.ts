import { bookingOptionBySlug, canEdit, editPathKind, toPortalBooking } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { draftAddress, draftIdIn, draftSearch, listDrafts, paths, readDraft } from '@portal/federation'
import { readWork } from '../../../mf-wizards/src/booking/draft-work'
import type { ClaimedDraft } from '../../../mf-wizards/src/booking/claimed-draft'
import { PinnedBooking } from '../../../mf-wizards/src/booking/pinned-booking'
import { startBooking } from '../../../mf-wizards/src/booking/start-booking'
import { beginDraft, forgetDrafts } from '../../../mf-wizards/src/booking/wizard-draft'
import { changesBetween } from '../../../mf-wizards/src/steps/field-changes'
import { leftOut } from '../../../mf-wizards/src/steps/left-out'
import { Page } from '../browser/page'
import type { MemoryStorage } from '../browser/storage'
import type { Case } from '../oracle/journal'
import { PageBookings } from './page-bookings'
import type { TabWorld } from './world'
import { OpenWizard } from './wizard'
import type { WizardPlace } from './wizard'

const HOME = { path: '/dashboard', search: '', hash: '' }

/** A tab of a browser: its address and its storage outlive its page. */
export class Tab {
  page: Page
  wizard: OpenWizard | null = null
  isLoading = false
  address = HOME
  #bookings: PageBookings
  #claimed: ClaimedDraft | null = null
  #about: Case | null = null
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
    else if (draft)
      this.world.journal.breakDown(
        draft.id,
        this.page.run(() => JSON.stringify(readDraft(draft))),
      )
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
    this.world.caseOfDraft.set(id, about)
    const who = { person: this.userId, tab: this.name, draft: id, about }
    this.world.journal.decide(who, ['vetStaff'], { vetStaff })
    this.go(draftAddress(paths.newBookingWizard('private'), id))
  }

  /** What the dashboard offers to resume. */
  get drafts() {
    return this.page.run(() => listDrafts(this.userId).filter(({ draft }) => draft.summary.holdsWork))
  }

  /** The page gets the focus again: what it shows is read once more. */
  look(): void {
    const { wizard } = this
    if (wizard?.place.pinned.id) this.page.run(() => this.#revalidate(wizard.place.pinned.id))
  }

  async forward(): Promise<void> {
    await this.page.run(async () => {
      const { wizard } = this
      const next = await wizard?.forward()
      if (next === undefined) this.#succeed()
      else if (next !== null) this.goTo(next)
    })
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
    if (place.pinned.id) this.world.journal.pinned(wizard.given.who().about, place.pinned.id)
    const state = wizard.state()
    if (isNew && state.locked) {
      const typed = leftOut(state, this.world.office.practice)
      const changed = this.#before ? changesBetween(this.#before, state.booking) : []
      for (const { before } of [...typed, ...changed]) this.world.journal.tell(this.name, place.draftKey.id, before)
      return this.#succeed()
    }
    if (!state.locked) this.#before = state.booking
    wizard.render(this.address.hash)
  }

  #succeed(): void {
    const { wizard } = this
    if (!wizard) return
    const { pinned, draftKey } = wizard.place
    this.goHome()
    forgetDrafts(this.userId, { bookingId: pinned.id, draftId: draftKey.id })
  }

  #open(): void {
    this.isLoading = true
    void this.#load().finally(() => {
      this.isLoading = false
    })
  }

  async #load(): Promise<void> {
    const [, editedId] = /^\/edit-booking-private\/(.+)$/.exec(this.address.path) ?? []
    if (editedId === undefined && this.address.path !== paths.newBookingWizard('private')) return
    const asked = draftIdIn(this.address.search)
    const claimed = await this.world.parts.claimForWizard(this.userId, editedId, asked)
    if (!claimed) return this.goHome()
    this.#claimed = claimed
    this.address = { ...this.address, search: draftSearch(claimed.id) }
    if (claimed.isCopy && asked) {
      this.world.journal.copyOpen(asked, claimed.id, JSON.stringify(readDraft({ userId: this.userId, id: claimed.id })))
    }
    const place = await this.#place(claimed.id, editedId)
    if (!place) return this.goHome()
    this.#about = this.#caseOf(claimed.id, place.pinned.id, claimed.isCopy ? asked : null)
    this.#before = null
    this.wizard = new OpenWizard(place, this.#bookings, this.#given(claimed.id), this.world.office.labels)
  }

  /** What the wizard at this address works on; null when there is nothing. */
  async #place(id: string, editedId: string | undefined): Promise<WizardPlace | null> {
    const { labels, serviceTypes, practice } = this.world.office
    const draftKey = { userId: this.userId, id }
    const draft = readDraft(draftKey)
    const bookingId = editedId ?? draft?.bookingId ?? ''
    const pinned = new PinnedBooking(bookingId)
    const path = editedId === undefined ? paths.newBookingWizard('private') : paths.editBooking('private', editedId)
    if (editedId === undefined && draft?.summary.kind !== 'private') return null
    if (bookingId) {
      const known = this.#bookings.servers.read(bookingId)
      const read = this.#revalidate(bookingId)
      if (!known) await read
      const server = this.#bookings.servers.read(bookingId)
      if (!server || (editedId && (!canEdit(server, labels) || editPathKind(server) !== 'private'))) return null
      return { path, editedId, draftKey, pinned, begun: toPortalBooking(server, labels) }
    }
    const { vetStaff, option: slug } = readWork(draft?.work)
    const option = bookingOptionBySlug(slug)
    return option ? { path, draftKey, pinned, begun: startBooking({ option, vetStaff, practice, serviceTypes }) } : null
  }

  async #revalidate(id: string): Promise<void> {
    await this.#bookings.revalidate(id).catch(() => undefined)
  }

  #caseOf(draftId: string, bookingId: string, copiedFrom: string | null): Case {
    const { journal, caseOfDraft } = this.world
    const known = journal.cases.find((each) => bookingId !== '' && each.bookingId === bookingId)
    const source = copiedFrom ? caseOfDraft.get(copiedFrom) : undefined
    const copied = source && !bookingId ? journal.begin(`${source.name}c`, '', source) : source
    const about = caseOfDraft.get(draftId) ?? copied ?? known
    if (!about) throw new Error(`Nobody knows what ${this.name} works on`)
    caseOfDraft.set(draftId, about)
    return about
  }

  #given(draft: string) {
    const { account, office, parts, journal, clientOf } = this.world
    const about = this.#about
    if (!about) throw new Error('A wizard about nothing')
    return {
      tab: this.name,
      practice: office.practice,
      parts,
      journal,
      api: clientOf(this.page),
      who: () => ({ person: account.userId, tab: this.name, draft, about }),
    }
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
