import { createElement, useState } from 'react'

/** A screen with a state of its own, which only the page's one React can hold. */
function Counter() {
  const [count, setCount] = useState(0)
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `Counted ${count}`)
}

// oxlint-disable-next-line import/no-default-export -- what a remote exposes is its default export
export default { name: 'mf-other', routes: { '/other': async () => Counter } }
