import { vi } from 'vitest'
import * as federation from '@portal/federation'

/** The places of other remotes stay empty, until the next spec begins. */
export function emptySlots(): void {
  vi.spyOn(federation, 'Slot').mockReturnValue(<></>)
}
