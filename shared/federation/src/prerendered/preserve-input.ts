import { findSuccessor } from './find-successor'

type TextControl = HTMLInputElement | HTMLTextAreaElement
type Selection = readonly [start: number, end: number] | null

/** A field with the user's input. */
interface FieldInput {
  readonly control: TextControl
  /** Its value when the page arrived. */
  readonly initial: string
  value: string
  selection: Selection
}

const TEXTS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea'
const CHOICES = 'input[type="checkbox"], input[type="radio"]'
/** Events by which a user changes a field, its caret or the focus. */
const CHANGES = ['input', 'selectionchange', 'focusin', 'keydown', 'pointerdown'] as const

/**
 * Records what a user types, chooses and ticks in the root's fields before React handles events, with focus and caret.
 * Call the returned function after React's render: it restores them and returns whether every field was found. A screen
 * may render in two steps; call it again then. Works for elements that React takes over and for replaced ones.
 */
export function preserveInput(root: HTMLElement): () => boolean {
  const fields = [...root.querySelectorAll<TextControl>(TEXTS)].map((control): FieldInput => ({
    control,
    initial: control.defaultValue,
    value: control.value,
    selection: caretOf(control),
  }))
  const choices = [...root.querySelectorAll<HTMLInputElement>(CHOICES)]
  const lists = [...root.querySelectorAll('select')]
  const before = new Set<Element | null>(root.querySelectorAll('*'))
  let focused = document.activeElement
  let isFocusGiven = false
  /** Elements whose input a field has received. */
  const applied = new Set<Element>()
  const isFocused = ({ control }: FieldInput) => control === focused
  const { pathname } = location
  const note = (event: Event) => {
    const { type, target } = event
    if (event instanceof KeyboardEvent) {
      const field = fields.find(isFocused)
      // Between React's removal of the field and the focus of its successor, keys arrive at the body.
      if (field && !field.control.isConnected && target === document.body && location.pathname === pathname)
        typeKey(field, event)
      return
    }
    // By a press on a new element the user has moved on.
    if (type === 'pointerdown' && target instanceof Element && !before.has(target)) isFocusGiven = true
    // A new element that focuses itself was not focused by the user.
    if (before.has(document.activeElement)) focused = document.activeElement
    for (const field of fields) if (field.control === target && type === 'input') field.value = field.control.value
    // If React has restored an older value, the caret is not the user's.
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
  /** Restores the focus once. */
  const giveFocus = () => {
    if (isFocusGiven || !(focused instanceof HTMLElement)) return
    const target = focused.isConnected ? focused : findSuccessor(focused, root)
    isFocusGiven = target !== null
    if (target instanceof HTMLElement && target !== focused) target.focus({ preventScroll: true })
    for (const field of fields) if (isFocused(field)) select(field, root)
  }
  for (const change of CHANGES) document.addEventListener(change, note, true)
  return () => {
    for (const change of CHANGES) document.removeEventListener(change, note, true)
    const missing = changes().filter(([control, apply]) => !applied.has(control) && !(apply() && applied.add(control)))
    giveFocus()
    const isDone = missing.length === 0 && (isFocusGiven || !fields.some(isFocused))
    if (!isDone) for (const change of CHANGES) document.addEventListener(change, note, true)
    return isDone
  }
}

/** Changes the recorded text by a character or Backspace, as the browser would. */
function typeKey(field: FieldInput, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey } = event
  const letter = key === 'Backspace' ? '' : key
  if (letter.length > 1 || ctrlKey || metaKey) return
  const { value, selection } = field
  const [start, end] = selection ?? [value.length, value.length]
  const before = value.slice(0, letter || start < end ? start : Math.max(0, start - 1)) + letter
  field.value = before + value.slice(end)
  field.selection &&= [before.length, before.length]
  event.preventDefault()
}

/** React handles a value only when it differs from the last one it saw, so set that one first. */
function retype({ control, value }: FieldInput, root: HTMLElement): boolean {
  const target = findSuccessor(control, root)
  if (!isText(target)) return false
  target.value = target.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value)
  target.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Among radios the chosen one restores the group. */
const isChosen = ({ checked, defaultChecked, type }: HTMLInputElement) =>
  checked !== defaultChecked && (checked || type === 'checkbox')

function tick(box: HTMLInputElement, root: HTMLElement): boolean {
  const target = findSuccessor(box, root)
  if (!(target instanceof HTMLInputElement)) return false
  if (target.checked !== box.checked) target.click()
  return true
}

const isPicked = (list: HTMLSelectElement) =>
  [...list.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)

function pick(list: HTMLSelectElement, root: HTMLElement): boolean {
  const target = findSuccessor(list, root)
  if (!(target instanceof HTMLSelectElement)) return false
  if (target.value === list.value) return true
  target.value = list.value
  target.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function select({ control, selection }: FieldInput, root: HTMLElement): void {
  const target = findSuccessor(control, root)
  if (selection && isText(target)) target.setSelectionRange(...selection)
}

function isText(element: Element | null): element is TextControl {
  return element?.matches(TEXTS) ?? false
}

/** Null for field types without a caret. */
function caretOf({ selectionStart: start, selectionEnd: end }: TextControl): Selection {
  return start === null || end === null ? null : [start, end]
}
