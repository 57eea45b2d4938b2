import type { ElementType, Key } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { standIn } from './families'

/** What a development build calls for each element of its sources: the shell's React draws the stand-in. */
export function jsxDEV(type: ElementType, props: object, key?: Key, isStatic = false) {
  return (isStatic ? jsxs : jsx)(standIn(type), props, key)
}

export { Fragment }
