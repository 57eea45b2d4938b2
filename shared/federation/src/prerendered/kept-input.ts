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
const BOXES = 'input[type="checkbox"]'
/** What a user changes a field by, its caret, the focus. */
const CHANGES = ['input', 'selectionchange', 'focusin'] as const

/**
 * Remembers what is typed into the root's fields and ticked before React answers, and where focus and caret are. The
 * function it answers is called when React has drawn: it tells each field, and gives back focus and caret. Works for
 * elements that React has taken over as for new ones in their place.
 */
export function keepInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<TextControl>(TEXTS)].map((control): Kept => ({
    control,
    initial: control.defaultValue,
    value: control.value,
    selection: caretOf(control),
  }))
  const boxes = [...root.querySelectorAll<HTMLInputElement>(BOXES)]
  let focused = document.activeElement
  const note = ({ type, target }: Event) => {
    focused = document.activeElement
    for (const field of fields) if (field.control === target && type === 'input') field.value = field.control.value
    // React may have put back an older value meanwhile: its caret is not the user's.
    for (const field of fields) if (field.control.value === field.value) field.selection = caretOf(field.control)
  }
  for (const change of CHANGES) document.addEventListener(change, note, true)
  return () => {
    for (const change of CHANGES) document.removeEventListener(change, note, true)
    for (const field of fields) if (field.value !== field.initial) tell(field, root)
    for (const box of boxes) if (!box.isConnected && box.checked !== box.defaultChecked) tick(box, root)
    if (focused instanceof HTMLElement && !focused.isConnected) standsFor(focused, root)?.focus({ preventScroll: true })
    for (const field of fields) if (field.control === focused) select(field, root)
  }
}

/** React hears of a value only when it differs from the one that it last saw, which the first setting restores. */
function tell({ control, value }: Kept, root: HTMLElement): void {
  const target = standsFor(control, root)
  if (!isText(target)) return
  target.value = target.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value)
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

function tick(box: HTMLInputElement, root: HTMLElement): void {
  const target = standsFor(box, root)
  if (target instanceof HTMLInputElement && target.checked !== box.checked) target.click()
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
