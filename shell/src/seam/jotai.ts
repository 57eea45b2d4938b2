export { atom, useAtom } from 'jotai'
