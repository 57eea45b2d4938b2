import { atom, useAtom } from 'jotai'
import type { Look } from '../preview/on-product/looks'

/** How the preview shows the artwork; it stays from step to step of one design. */
export const lookAtom = atom<Look>('flat')

export const useLook = () => useAtom(lookAtom)
