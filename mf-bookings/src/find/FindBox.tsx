import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { RetryOrCall } from '@portal/booking-ui'
import { paths } from '@portal/federation'
import { useNavigate } from '@portal/router'
import type { FindBoxProps } from '@portal/slots/shell'
import { Alert, Button, Icon } from '@portal/ui'
import styles from './FindBox.module.css'
import { bookingWithNumber, MIN_LETTERS } from './search-results'
import { ResultList } from './ResultList'
import { useSearchResults } from './use-search-results'

/** Search field for bookings, staff members and screens. Arrow keys choose, Enter opens [OPEN-179]. */
export function FindBox({ text: begun, isScanned, screens, onDone }: FindBoxProps) {
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(begun)
  const [at, setAt] = useState(0)
  const { groups, bookings, isBusy, hasFailed, retry } = useSearchResults(text, screens)
  const all = groups.flatMap(({ results: found }) => found)
  const marked = Math.min(at, all.length - 1)
  const open = (to: string) => {
    onDone()
    void navigate(to)
  }
  const openNumbered = useEffectEvent((number: string) => {
    const row = bookingWithNumber(number, bookings ?? [])
    if (row) open(paths.booking(row.id))
  })
  // In a layout effect, so that no key is lost between the text typed before and this field.
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(begun.length, begun.length)
  }, [begun])
  useEffect(() => {
    if (isScanned && bookings && text === begun) openNumbered(begun)
  }, [isScanned, bookings, begun, text])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step) setAt((marked + step + all.length) % Math.max(1, all.length))
    else if (!isBusy && all[marked]) open(all[marked].to)
  }
  return (
    <div className={styles.box}>
      <label htmlFor={`${id}-field`} className={styles.label}>
        Booking ID, pet, owner, staff member or screen
      </label>
      <span className={styles.wrap}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          id={`${id}-field`}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={all.length > 0 ? `${id}-${marked}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <p role="status" className={styles.status}>
        {statusText(text, all.length, isBusy, hasFailed)}
      </p>
      {hasFailed && (
        <Alert kind="error">
          We couldn't search the bookings. <RetryOrCall safe="Nothing was changed." />{' '}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
      <ResultList id={id} groups={groups} marked={marked} onChoose={open} />
    </div>
  )
}

/** Number of results, also for screen readers. */
function statusText(text: string, count: number, isBusy: boolean, hasFailed: boolean): string {
  if (isBusy) return 'Searching …'
  if (text.trim().length < MIN_LETTERS) return `${count} screens. Type two letters or more for bookings and staff.`
  if (count === 0) return hasFailed ? '' : `Nothing found for ‘${text.trim()}’. Search by Booking ID, pet or owner.`
  return count === 1
    ? '1 result. Press Enter to open it.'
    : `${count} results. Choose with the arrow keys, open with Enter.`
}
