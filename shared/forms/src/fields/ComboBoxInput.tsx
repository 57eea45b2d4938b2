import { fold } from '@portal/domain/search'
import { ComboBox } from '@portal/ui'
import type { ComboBoxItem, ComboBoxProps } from '@portal/ui'
import { getIn } from 'final-form'
import { useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { useBinding } from './use-binding'

/** What a combobox keeps in the form: the text as typed, and what was chosen, if anything. What else stands there stays. */
export interface ComboValue<T> {
  readonly text: string
  readonly chosen: T | null
}

export const NOTHING_CHOSEN = { text: '', chosen: null } as const

type Bound = 'inputValue' | 'onInputChange' | 'selected' | 'onSelect' | 'onBlur' | 'error' | 'id' | 'name'

export type ComboBoxInputProps<T> = Omit<ComboBoxProps, Bound> & {
  name: string
  /** What is kept for an item of the list, at once or after it was fetched; null when it cannot be had. */
  choose: (item: ComboBoxItem) => T | null | Promise<T | null>
  /** How something chosen stands in the list. */
  itemOf: (chosen: T) => ComboBoxItem
  /** What is said when a fetch gave nothing. */
  notFetched?: string
  /** Besides keeping the value: what a choice, or letting one go, changes, for example the weight after the breed. */
  onPick?: (chosen: T | null) => void
}

/** A searched choice kept under a name as a `ComboValue`; the caller searches by `textAsked` of it. */
export function ComboBoxInput<T>({ name, choose, itemOf, notFetched, onPick, ...props }: ComboBoxInputProps<T>) {
  const { id, value, change: put, error } = useBinding<ComboValue<T>>(name, NOTHING_CHOSEN)
  const form = useForm()
  const [fetching, setFetching] = useState<'no' | 'running' | 'failed'>('no')
  const latestPick = useRef<ComboBoxItem>(undefined)
  const current = (): ComboValue<T> | undefined => getIn(form.getState().values, name)
  const change = (changed: ComboValue<T>) => put({ ...current(), ...changed })
  const type = (text: string) => {
    latestPick.current = undefined
    setFetching('no')
    change({ text, chosen: null })
  }
  const keep = (chosen: T | null, { label }: ComboBoxItem) => {
    change({ text: (chosen && itemOf(chosen).label) || label, chosen })
    onPick?.(chosen)
  }
  const pick = async (item: ComboBoxItem) => {
    latestPick.current = item
    const wanted = choose(item)
    if (!(wanted instanceof Promise)) return keep(wanted, item)
    setFetching('running')
    const chosen = await wanted.catch(() => null)
    // Who typed on meanwhile wants another one, and so does who got other words into the field in another way.
    const now = current()
    if (latestPick.current !== item || now?.text !== item.label || now.chosen) return
    setFetching(chosen ? 'no' : 'failed')
    keep(chosen, item)
  }
  /** Who typed a name whole and left the field has chosen it, where the list has it once [WIZ-75]. */
  const leave = () => {
    const now = current()
    const named = now && !now.chosen && !latestPick.current ? itemNamed(now.text, props.answer) : undefined
    if (named) {
      change({ text: named.label, chosen: null })
      void pick(named)
    }
  }
  return (
    <ComboBox
      {...props}
      id={id}
      name={name}
      inputValue={value.text}
      onInputChange={type}
      selected={value.chosen && itemOf(value.chosen)}
      onSelect={(item) => (item ? void pick(item) : onPick?.(null))}
      answer={fetching === 'running' ? undefined : props.answer}
      isLoading={fetching === 'running' || props.isLoading === true}
      error={fetching === 'no' ? error : fetching === 'failed' ? notFetched : undefined}
      onBlur={leave}
    />
  )
}

/** The one item of the answer to this text that is named so, however it is spelt. */
function itemNamed(text: string, answer: ComboBoxProps['answer']): ComboBoxItem | undefined {
  if (answer?.to !== text) return undefined
  const [named, ...others] = answer.items.filter(({ label }) => fold(label) === fold(text))
  return others.length === 0 ? named : undefined
}
