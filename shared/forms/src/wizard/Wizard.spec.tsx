// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createContext, useContext, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useStepSubmit } from './step-submit'
import type { StepSubmit } from './step-submit'
import type { WizardStep } from './steps'
import { Wizard } from './Wizard'
import type { WizardProps } from './Wizard'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const STEP_DATA = [
  ['#owner-pet-details', 'Owner and pet details'],
  ['#product-list', 'Select Items'],
  ['#confirmation', 'Confirmation'],
] as const

/** A three-step wizard whose steps all submit alike; the first `done` steps are done. */
function Sample({ submit, done = 0, start = '', ...props }: Partial<WizardProps<number>> & SampleProps) {
  const [hash, setHash] = useState(start)
  const [state, setState] = useState(done)
  const steps: WizardStep<number>[] = STEP_DATA.map(([hash, name], index) => ({
    hash,
    name,
    title: name,
    done: (finished) => index < finished,
    Component: submit ? SubmittingStep : QuietStep,
  }))
  const goTo: WizardProps<number>['goTo'] = (next, options) => {
    if (!options?.replace)
      setState((finished) =>
        Math.max(
          finished,
          steps.findIndex((step) => step.hash === next),
        ),
      )
    setHash(next)
    props.goTo?.(next, options)
  }
  return (
    <SubmitOf.Provider value={submit}>
      <Wizard
        title="New private cremation"
        steps={steps}
        state={state}
        onLeaveFirst={() => undefined}
        onCancel={() => undefined}
        labels={{ next: 'Next', finish: 'Submit booking' }}
        {...props}
        hash={hash}
        goTo={goTo}
      />
    </SubmitOf.Provider>
  )
}

interface SampleProps {
  submit?: StepSubmit
  done?: number
  start?: string
}

const SubmitOf = createContext<StepSubmit | undefined>(undefined)

function SubmittingStep() {
  useStepSubmit(useContext(SubmitOf))
  return <p>The step</p>
}

function QuietStep() {
  return <p>The step</p>
}

const heading = () => screen.getByRole('heading', { level: 1 })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the heading is the h1 with focus and the document title [WIZ-19, OPEN-37]', async () => {
  render(<Sample done={1} />)
  expect(heading().textContent).toBe('Step 1 of 3 - Owner and pet details')
  press('Next')
  await waitFor(() => expect(heading().textContent).toBe('Step 2 of 3 - Select Items'))
  expect(document.activeElement).toBe(heading())
  expect(document.title).toBe('Step 2 of 3 - Select Items | New private cremation')
})

test('replaces the address of a closed step by the shown one [OPEN-39]', () => {
  const goTo = vi.fn<WizardProps<number>['goTo']>()
  render(<Sample start="#confirmation" done={1} goTo={goTo} />)
  expect(heading().textContent).toContain('Step 2 of 3')
  expect(goTo).toHaveBeenCalledExactlyOnceWith('#product-list', { replace: true })
})

test('labels the forward button, the last one differently, and reports the end [WIZ-23, WIZ-24]', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const onFinish = vi.fn<() => void>()
  render(
    <Sample start="#confirmation" done={2} onFinish={onFinish} labels={{ next: 'Save & Next', finish: 'Confirm' }} />,
  )
  expect(screen.queryByRole('button', { name: 'Save & Next' })).toBeNull()
  press('Confirm')
  expect(onFinish).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  press('Confirm')
  await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
})

test('submits the step once, however often Next is pressed, and shows that it is busy', async () => {
  let accept: (ok: boolean) => void = () => undefined
  const submit = vi.fn<StepSubmit>(() => new Promise((resolve) => (accept = resolve)))
  render(<Sample submit={submit} />)
  press('Next')
  press('Next')
  expect(screen.getByRole('button', { name: 'Next', busy: true })).toBeTruthy()
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  await act(async () => accept(true))
  expect(heading().textContent).toContain('Step 2 of 3')
})

test("ignores the second click of a double click on Next, which would press the next step's", async () => {
  const submit = vi.fn<StepSubmit>(() => false)
  render(<Sample submit={submit} />)
  const next = screen.getByRole('button', { name: 'Next' })
  fireEvent.click(next, { detail: 2 })
  expect(screen.queryByRole('button', { busy: true })).toBeNull()
  fireEvent.click(next, { detail: 1 })
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
})

test('leaving a step before its submit starts submits nothing [WIZ-22]', async () => {
  const submit = vi.fn<StepSubmit>(() => true)
  render(<Sample submit={submit} start="#product-list" done={2} />)
  press('Next')
  press('Previous')
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  expect(submit).not.toHaveBeenCalled()
  expect(heading().textContent).toContain('Step 1 of 3')
})

test('leaving the step or wizard during a submit navigates nowhere when it ends [WIZ-21, WIZ-22]', async () => {
  let accept: (ok: boolean) => void = () => undefined
  const submit = vi.fn<StepSubmit>(() => new Promise((resolve) => (accept = resolve)))
  const goTo = vi.fn<WizardProps<number>['goTo']>()
  const { unmount } = render(<Sample submit={submit} start="#product-list" done={2} goTo={goTo} />)
  press('Next')
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  press('Previous')
  await act(async () => accept(true))
  expect(heading().textContent).toContain('Step 1 of 3')
  expect(goTo).toHaveBeenCalledExactlyOnceWith('#owner-pet-details', undefined)
  press('Next')
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
  unmount()
  await act(async () => accept(true))
  expect(goTo).toHaveBeenCalledOnce()
})

test('a fault is shown, logged and can be retried', async () => {
  const fault = new Error('offline')
  const onFault = vi.fn<(fault: unknown) => void>()
  const submit = vi.fn<StepSubmit>().mockRejectedValueOnce(fault).mockResolvedValueOnce(true)
  render(<Sample submit={submit} onFault={onFault} faultText="Something went wrong." />)
  press('Next')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Something went wrong.'))
  expect(onFault).toHaveBeenCalledWith(fault)
  press('Next')
  await waitFor(() => expect(heading().textContent).toContain('Step 2 of 3'))
  expect(screen.queryByRole('alert')).toBeNull()
})
