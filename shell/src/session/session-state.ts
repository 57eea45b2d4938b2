import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { StaffSession } from './session'

const sessionAtom = atom<StaffSession | null>(null)

export const sessionState = sessionAtom

export function useSession(): StaffSession | null {
  return useAtomValue(sessionAtom)
}

export function useSetSession(): (session: StaffSession | null) => void {
  return useSetAtom(sessionAtom)
}
