// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useStepSubmit } from './wizard/step-submit'
import type { StepSubmit } from './wizard/step-submit'
import { Wizard } from './wizard/Wizard'

/** Longer than React works on without a pause: what it does after the drawing waits for another task. */
const LONG_MS = 10

interface AtOnceProps {
  readonly act: () => void
  readonly onEffects: () => void
}

/** Acts on a page that is drawn and whose effects have not run. */
function AtOnce({ act, onEffects }: AtOnceProps) {
  useLayoutEffect(() => {
    const since = performance.now()
    while (performance.now() - since < LONG_MS);
    queueMicrotask(act)
  }, [act])
  useEffect(onEffects, [onEffects])
  return null
}

/** Nothing until the page has come. */
function Coming({ page }: { readonly page: Promise<ReactNode> }) {
  const [shown, setShown] = useState<ReactNode>(null)
  useEffect(() => void page.then(setShown), [page])
  return shown
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Shows the page and acts on it at once; resolves when its effects have run. */
async function actAtOnce(page: ReactNode, act: () => void): Promise<void> {
  const order: string[] = []
  const acted = () => {
    order.push('acted')
    act()
  }
  const ran = () => void order.push('effects')
  let show: (page: ReactNode) => void = () => undefined
  const coming = new Promise<ReactNode>((resolve) => (show = resolve))
  render(<Coming page={coming} />)
  // React draws by itself, as in a browser: the library would run the effects with the drawing.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  show(
    <>
      {page}
      <AtOnce act={acted} onEffects={ran} />
    </>,
  )
  await expect.poll(() => order).toEqual(['acted', 'effects'])
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('Next counts when it is pressed the moment it is there, and its step is submitted', async () => {
  const submit = vi.fn<StepSubmit>(() => true)
  const goTo = vi.fn<(hash: string) => void>()
  const Component = () => {
    useStepSubmit(submit)
    return <p>The step</p>
  }
  const steps = ['#one', '#two'].map((hash) => ({ hash, name: hash, title: hash, done: () => false, Component }))
  const places = { hash: '', goTo, onLeaveFirst: () => {}, onCancel: () => {} }
  const page = <Wizard title="A booking" steps={steps} state={0} labels={{ next: 'Next', finish: 'End' }} {...places} />
  await actAtOnce(page, () => press('Next'))
  await expect.poll(() => goTo.mock.calls).toEqual([['#two']])
  expect(submit).toHaveBeenCalledOnce()
})
