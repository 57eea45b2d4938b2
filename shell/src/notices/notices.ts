import { useCallback } from 'react'
import { atom, useAtom, useSetAtom } from 'jotai'
import type { Notice } from '@portal/federation'

interface NumberedNotice extends Notice {
  readonly id: number
}

const noticesAtom = atom<readonly NumberedNotice[]>([])
let last = 0

/** Shows a notice at the top of the page; never the same text twice at a time. */
export function useNotify(): (notice: Notice) => void {
  const set = useSetAtom(noticesAtom)
  return useCallback(
    (notice: Notice) =>
      set((shown) => [...shown.filter(({ text }) => text !== notice.text), { ...notice, id: ++last }].slice(-3)),
    [set],
  )
}

export function useNotices(): { notices: readonly NumberedNotice[]; dismiss: (id: number) => void } {
  const [notices, set] = useAtom(noticesAtom)
  const dismiss = useCallback((id: number) => set((shown) => shown.filter((notice) => notice.id !== id)), [set])
  return { notices, dismiss }
}
