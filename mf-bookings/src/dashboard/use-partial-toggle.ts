import { useState } from 'react'
import { v } from '@portal/domain'
import { storedPreference } from '@portal/federation'

const toggleStore = storedPreference('partial-bookings', v.boolean())

/** The choice 'View partial bookings', stored per user on this computer [BKG-08]. */
export function usePartialToggle(userId: string): [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(() => toggleStore.read(userId) ?? false)
  const toggle = (on: boolean) => {
    setOn(on)
    toggleStore.write(userId, on)
  }
  return [isOn, toggle]
}
