import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/** What a row's one control needs for the list to be a single tab stop. */
export interface RovingRow {
  readonly tabIndex: 0 | -1
  readonly 'aria-description': string
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

type Rows = readonly Element[]

const TARGETS: Readonly<Record<string, (rows: Rows, at: number) => Element | undefined>> = {
  ArrowDown: (rows, at) => rows[at + 1],
  ArrowUp: (rows, at) => rows[at - 1],
  Home: (rows) => rows[0],
  End: (rows) => rows.at(-1),
}

/** One tab stop for all rows: the arrow keys, Home and End go from one to the other. */
export function useRovingRows(ids: readonly string[]): (id: string) => RovingRow {
  const [last, setLast] = useState('')
  const current = ids.includes(last) ? last : ids[0]
  return (id) => ({
    tabIndex: id === current ? 0 : -1,
    'aria-description': 'Arrow keys move between items',
    onFocus: () => setLast(id),
    onKeyDown: goTo,
  })
}

function goTo(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest('tr')
  const rows = [...(row?.parentElement?.children ?? [])]
  const target = row && TARGETS[event.key]?.(rows, rows.indexOf(row))?.querySelector('button')
  if (!target) return
  event.preventDefault()
  target.focus()
}
