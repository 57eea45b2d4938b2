import { useState } from 'react'
import { readJson, storageKeys, writeJson } from '@portal/federation'

const asBoolean = (value: unknown) => (typeof value === 'boolean' ? value : null)

/** The choice 'View partial bookings', kept per user on this computer [BKG-08]. */
export function usePartialToggle(userId: string): [boolean, (on: boolean) => void] {
  const key = storageKeys.preference(userId, 'partial-bookings')
  const [isOn, setOn] = useState(() => readJson(localStorage, key, asBoolean) ?? false)
  const toggle = (on: boolean) => {
    setOn(on)
    writeJson(localStorage, key, on)
  }
  return [isOn, toggle]
}
