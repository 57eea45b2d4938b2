import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { invalidate } from '@portal/api-client'
import { listAttention } from '@portal/api-client/contract/attention'
import { usePortalHost } from '@portal/federation'
import type { BookingAnswer, BookingPage } from '../data/use-booking-page'
import { changedCount } from './changed-count'
import { useChangeChecks } from './use-change-checks'

/** The server's answer, the answer shown at that time, and the bookings reported as changed. */
interface ChangeCheck {
  readonly shown: BookingAnswer
  readonly now: BookingAnswer
  readonly heard: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()
/** As long as success messages elsewhere [SHL-59]. */
const SAID_FOR_MS = 4_000

/** Changes to a table's bookings since its rows were read; `show` reads them again [OPEN-206..208]. */
export function useChangedBookings({ answer, error, isBusy, retry, readAgain: ask, showAnswer: put }: BookingPage) {
  const { report } = usePortalHost()
  const { mutate } = useSWRConfig()
  const [found, setFound] = useState<ChangeCheck>()
  const [state, setState] = useState<'quiet' | 'reading' | 'shown' | 'failed'>('quiet')
  /** Bookings reported as changed since these rows were read. */
  const heard = useRef({ shown: answer, ids: NONE })
  const turn = useRef(0)
  // Rows read later, after a save of this page, are newer than the check.
  const isOld = found !== undefined && (!answer || changedCount(found.shown, answer, NONE) > 0)
  const count = found && answer && !isOld ? changedCount(answer, found.now, found.heard) : 0

  const find = async (shown: BookingAnswer) => {
    const mine = (turn.current += 1)
    try {
      const now = await ask()
      if (mine === turn.current)
        setFound({ shown, now, heard: heard.current.shown === shown ? heard.current.ids : NONE })
    } catch (fault) {
      report(fault, { action: 'look for changed bookings' })
    }
  }
  const look = () => {
    if (isBusy || state === 'reading') return false
    // A table that failed to load has no rows that could move.
    if (error) retry()
    else if (answer) void find(answer)
    return true
  }
  const onHeard = (id: string) => {
    const { shown, ids } = heard.current
    heard.current = { shown: answer, ids: new Set([...(shown === answer ? ids : NONE), id]) }
    return true
  }
  useChangeChecks({ check: look, onHeard })
  if (isOld) setFound(undefined)
  useEffect(() => {
    if (state !== 'shown') return undefined
    const timer = setTimeout(() => setState('quiet'), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])

  const show = async () => {
    setState('reading')
    try {
      const now = await ask()
      turn.current += 1
      await put(now)
      setFound(undefined)
      setState('shown')
      await invalidate(mutate, listAttention)
    } catch (fault) {
      report(fault, { action: 'show changed bookings' })
      setState('failed')
    }
  }
  return { count, state, show }
}
