import { fold } from '@portal/domain-bundled/search'
import { ComboBox } from '@portal/ui'
import type { ComboBoxItem, ComboBoxProps } from '@portal/ui'
import { getIn } from 'final-form'
import { useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { useBinding } from './use-binding'

/** Form value of a combobox: the typed text and the chosen item, if any. Other members are kept. */
export interface ComboValue<T> {
  readonly text: string
  readonly chosen: T | null
}

export const NOTHING_CHOSEN = { text: '', chosen: null } as const

type BoundProp = 'inputValue' | 'onInputChange' | 'selected' | 'onSelect' | 'onBlur' | 'error' | 'id' | 'name'

export type ComboBoxInputProps<T> = Omit<ComboBoxProps, BoundProp> & {
  name: string
  /** Value of a chosen list item, at once or after a request; null when it failed. */
  choose: (item: ComboBoxItem) => T | null | Promise<T | null>
  /** The list item of a chosen value. */
  itemOf: (chosen: T) => ComboBoxItem
  /** Error text when the request returned nothing. */
  notFetched?: string
  /** Called in addition when an item is chosen or cleared, for example to reset the weight after the breed. */
  onPick?: (chosen: T | null) => void
}

/** A searched choice stored as a `ComboValue`; the caller searches with `searchTextOf` of it. */
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
    const choice = choose(item)
    if (!(choice instanceof Promise)) return keep(choice, item)
    setFetching('running')
    const chosen = await choice.catch(() => null)
    // The user has typed on, or the field was changed in another way: drop the result.
    const now = current()
    if (latestPick.current !== item || now?.text !== item.label || now.chosen) return
    setFetching(chosen ? 'no' : 'failed')
    keep(chosen, item)
  }
  /** A fully typed name counts as chosen on blur, when the list has exactly one match [WIZ-75]. */
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

/** The only item with this name, ignoring case and spacing. */
function itemNamed(text: string, answer: ComboBoxProps['answer']): ComboBoxItem | undefined {
  if (answer?.to !== text) return undefined
  const [named, ...others] = answer.items.filter(({ label }) => fold(label) === fold(text))
  return others.length === 0 ? named : undefined
}
