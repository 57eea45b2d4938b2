import { itemLines } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import { fieldsOf, itemText } from '../oracle/fields'
import type { Step, StepMeans } from './step'

/** A dialog in which an item is chosen and engraved: it stays open until the item is in the cart. */
interface ItemDialog {
  readonly editId: string
  readonly productId: string
  engraving: string
}

/** The items of the booking and its cart, as their page works them. */
export class ItemsStep implements Step {
  dialog: ItemDialog | null = null
  /** A line is on its way. */
  isBusy = false
  readonly #means: StepMeans

  constructor(means: StepMeans) {
    this.#means = means
  }

  /** Lines of the cart, by their words, for the server's ids differ from run to run; behind a dialog nobody reaches them. */
  get changeable(): QuotedLine[] {
    const words = ({ engravingText }: QuotedLine) => engravingText ?? ''
    const lines = this.dialog ? [] : itemLines(this.#means.state().booking.quotedProducts).map(({ line }) => line)
    return lines.toSorted((one, other) => words(one).localeCompare(words(other)))
  }

  openDialog(productId: string, engraving: string): void {
    this.dialog = { editId: crypto.randomUUID(), productId, engraving }
  }

  /** Other words for the same item. */
  rewrite(engraving: string): void {
    if (this.dialog) this.dialog.engraving = engraving
  }

  closeDialog(): void {
    this.dialog = null
  }

  /** Add to cart; after a failure the same dialog is sent again. */
  async add(): Promise<void> {
    const { dialog } = this
    if (!dialog) return
    const { editId, productId, engraving } = dialog
    const input = { editId, productId, name: productId, quantity: 1, engravingText: engraving }
    const isIn = await this.#change(editId, itemText({ product: productId, quantity: 1, engraving }), (cart) =>
      cart.saveLine(input),
    )
    if (isIn && this.dialog === dialog) this.dialog = null
  }

  /** Puts other words on a line of the cart. */
  async change(line: QuotedLine, engraving: string): Promise<void> {
    const { id, editId, name, actualProductIdC: productId } = line
    if (!productId) return
    const text = itemText({ product: productId, quantity: 1, engraving })
    await this.#change(editId || id, text, (cart) =>
      cart.saveLine({ id, productId, name, quantity: 1, engravingText: engraving }),
    )
  }

  async remove(line: QuotedLine): Promise<void> {
    await this.#change(line.editId || line.id, undefined, (cart) => cart.removeLine(line))
  }

  async forward(): Promise<boolean> {
    return true
  }

  show(): void {
    const { tab, journal, state } = this.#means
    const items = Object.entries(fieldsOf(state().booking)).filter(([name]) => name.startsWith('items.'))
    journal.seen.showFields(tab, Object.fromEntries(items))
  }

  leave(): void {}

  async #change(
    key: string,
    text: string | undefined,
    send: (cart: ReturnType<StepMeans['parts']['bookingCart']>) => Promise<unknown>,
  ): Promise<boolean> {
    const { parts, state, journal, who, failed } = this.#means
    const name = `items.${key}`
    const decisions = journal.decide(who(), [name], text === undefined ? {} : { [name]: text })
    this.isBusy = true
    try {
      await send(parts.bookingCart(state().booking, state().runner))
      journal.acknowledge(decisions, who())
      return true
    } catch (error) {
      failed(false, error)
      return false
    } finally {
      this.isBusy = false
    }
  }
}
