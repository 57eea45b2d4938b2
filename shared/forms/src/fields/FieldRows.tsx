import { Button, Icon } from '@portal/ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useBinding } from './use-binding'
import styles from './FieldRows.module.css'

export interface FieldRowsProps<Row> {
  /** Name of the list, for example `specialInstructions`. */
  name: string
  legend: ReactNode
  help?: ReactNode
  newRow: () => Row
  /** The fields of one row; `name` is the row's, for example `specialInstructions[0]`. */
  children: (name: string, index: number, row: Row) => ReactNode
  addLabel?: string
  /** Accessible name of a row's Delete button. */
  deleteLabel?: (index: number) => string
  max?: number
}

const EMPTY: readonly never[] = []

/** Rows of fields that can be added and deleted [WIZ-55]; the focus stays with the rows. */
export function FieldRows<Row>({ name, newRow, children, max, ...props }: FieldRowsProps<Row>) {
  const { value: rows, change } = useBinding<readonly Row[]>(name, EMPTY)
  const { list, addButton, focusLast, focusAdd } = useRowFocus(rows.length)
  const deleteLabel = props.deleteLabel ?? ((index: number) => `Delete row ${index + 1}`)
  const add = () => {
    focusLast()
    change([...rows, newRow()])
  }
  const remove = (index: number) => {
    focusAdd()
    change(rows.filter((_, other) => other !== index))
  }
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.help && <div className={styles.help}>{props.help}</div>}
      <div ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <div key={`${name}[${index}]`} className={styles.row}>
            {children(`${name}[${index}]`, index, row)}
            <Button
              variant="quiet"
              aria-label={deleteLabel(index)}
              onClick={() => remove(index)}
              icon={<Icon name="trash" />}
            >
              Delete row
            </Button>
          </div>
        ))}
      </div>
      {(max === undefined || rows.length < max) && (
        <Button ref={addButton} onClick={add} icon={<Icon name="plus" />}>
          {props.addLabel ?? 'Add row'}
        </Button>
      )}
    </fieldset>
  )
}

/** After Add the new row's field takes focus, after Delete the Add button. */
function useRowFocus(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusTarget = useRef<'last' | 'add'>(undefined)
  useEffect(() => {
    if (focusTarget.current === 'add') addButton.current?.focus()
    if (focusTarget.current === 'last') {
      list.current?.children[count - 1]?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    }
    focusTarget.current = undefined
  }, [count])
  return {
    list,
    addButton,
    focusLast: () => {
      focusTarget.current = 'last'
    },
    focusAdd: () => {
      focusTarget.current = 'add'
    },
  }
}
