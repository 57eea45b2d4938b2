import { useState } from 'react'
import { storedPreference } from '@portal/federation'

const asBoolean = (value: unknown) => (typeof value === 'boolean' ? value : null)
const kept = storedPreference('partial-bookings', asBoolean)

/** The choice 'View partial bookings', kept per user on this computer [BKG-08]. */
export function usePartialToggle(userId: string): [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(() => kept.read(userId) ?? false)
  const toggle = (on: boolean) => {
    setOn(on)
    kept.write(userId, on)
  }
  return [isOn, toggle]
}
