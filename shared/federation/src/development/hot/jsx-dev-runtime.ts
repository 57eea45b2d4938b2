import type { ElementType, Key } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { standIn } from './families'

/** Called by a development build for each element: the shell's React renders the stand-in. */
export function jsxDEV(type: ElementType, props: object, key?: Key, isStatic = false) {
  return (isStatic ? jsxs : jsx)(standIn(type), props, key)
}

export { Fragment }
