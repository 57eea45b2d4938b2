import { standsFor } from './stands-for'

type TextControl = HTMLInputElement | HTMLTextAreaElement
type Selection = readonly [start: number, end: number] | null

/** A field as its user has left it. */
interface Kept {
  readonly control: TextControl
  /** What it held when the page came. */
  readonly initial: string
  value: string
  selection: Selection
}

const TEXTS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea'
const CHOICES = 'input[type="checkbox"], input[type="radio"]'
/** What a user changes a field by, its caret, the focus. */
const CHANGES = ['input', 'selectionchange', 'focusin'] as const

/**
 * Remembers what is typed into the root's fields, chosen and ticked before React answers, and where focus and caret
 * are. The function it answers is called when React has drawn: it tells each field, gives back focus and caret, and says
 * whether each had its place: a screen may come in two drawings, and is told again then. Works for elements that React
 * has taken over as for new ones in their place.
 */
export function keepInput(root: HTMLElement): () => boolean {
  const fields = [...root.querySelectorAll<TextControl>(TEXTS)].map((control): Kept => ({
    control,
    initial: control.defaultValue,
    value: control.value,
    selection: caretOf(control),
  }))
  const choices = [...root.querySelectorAll<HTMLInputElement>(CHOICES)]
  const lists = [...root.querySelectorAll('select')]
  const before = new Set<Element | null>(root.querySelectorAll('*'))
  let focused = document.activeElement
  /** Whose successor has heard of it. */
  const applied = new Set<Element>()
  const note = ({ type, target }: Event) => {
    // A new element that takes the focus by itself has not got it from the user.
    if (before.has(document.activeElement)) focused = document.activeElement
    for (const field of fields) if (field.control === target && type === 'input') field.value = field.control.value
    // React may have put back an older value meanwhile: its caret is not the user's.
    for (const field of fields) if (field.control.value === field.value) field.selection = caretOf(field.control)
  }
  const changes = (): readonly (readonly [Element, () => boolean])[] => [
    ...fields
      .filter(({ value, initial }) => value !== initial)
      .map((one) => [one.control, () => retype(one, root)] as const),
    ...lists
      .filter((list) => isPicked(list) && !list.isConnected)
      .map((list) => [list, () => pick(list, root)] as const),
    ...choices.filter((box) => !box.isConnected && isChosen(box)).map((box) => [box, () => tick(box, root)] as const),
  ]
  let isFocusGiven = false
  /** Once: its user may have gone on when another drawing comes. */
  const giveFocus = () => {
    if (isFocusGiven || !(focused instanceof HTMLElement)) return
    const target = focused.isConnected ? focused : standsFor(focused, root)
    isFocusGiven = target !== null
    if (target instanceof HTMLElement && target !== focused) target.focus({ preventScroll: true })
    for (const field of fields) if (field.control === focused) select(field, root)
  }
  for (const change of CHANGES) document.addEventListener(change, note, true)
  return () => {
    for (const change of CHANGES) document.removeEventListener(change, note, true)
    const missing = changes().filter(([control, apply]) => !applied.has(control) && !(apply() && applied.add(control)))
    giveFocus()
    return missing.length === 0
  }
}

/** React hears of a value only when it differs from the one that it last saw, which the first setting restores. */
function retype({ control, value }: Kept, root: HTMLElement): boolean {
  const target = standsFor(control, root)
  if (!isText(target)) return false
  target.value = target.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value)
  target.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Of several radios the one that was chosen tells the others. */
const isChosen = ({ checked, defaultChecked, type }: HTMLInputElement) =>
  checked !== defaultChecked && (checked || type === 'checkbox')

function tick(box: HTMLInputElement, root: HTMLElement): boolean {
  const target = standsFor(box, root)
  if (!(target instanceof HTMLInputElement)) return false
  if (target.checked !== box.checked) target.click()
  return true
}

const isPicked = (list: HTMLSelectElement) =>
  [...list.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)

function pick(list: HTMLSelectElement, root: HTMLElement): boolean {
  const target = standsFor(list, root)
  if (!(target instanceof HTMLSelectElement)) return false
  if (target.value === list.value) return true
  target.value = list.value
  target.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function select({ control, selection }: Kept, root: HTMLElement): void {
  const target = standsFor(control, root)
  if (selection && isText(target)) target.setSelectionRange(...selection)
}

function isText(element: Element | null): element is TextControl {
  return element?.matches(TEXTS) ?? false
}

/** Null where a field of this type knows no caret. */
function caretOf({ selectionStart: start, selectionEnd: end }: TextControl): Selection {
  return start === null || end === null ? null : [start, end]
}
