import { vi } from 'vitest'
import * as federation from '@portal/federation'

/** The slots of other remotes stay empty for this spec. */
export function emptySlots(): void {
  vi.spyOn(federation, 'Slot').mockReturnValue(<></>)
}
