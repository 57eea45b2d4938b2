import { WALKS, isToBeHad, walkOnSmallDisk } from './full-disk/walks'
import type { Cell, Family } from './tools/family'

const isHad = isToBeHad()
const LEFT_OUT: Cell = { name: 'left out: nobody may mount a file system here', walk: async () => {} }
const walks = Object.keys(WALKS).filter((name): name is keyof typeof WALKS => name in WALKS)

/** A disk that is full in truth, and has room again [OPEN-264]. */
export const family: Family = {
  ...(!isHad && { isReadOnly: true as const }),
  open: async () => ({
    cells: isHad ? walks.map((name) => ({ name, walk: (notes) => walkOnSmallDisk(name, notes) })) : [LEFT_OUT],
    close: async () => {},
  }),
}
