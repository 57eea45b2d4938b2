import { Component, Suspense, use, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadSlot } from '../loader/parts'
import { forgetSilence } from '../loader/trials'
import type { SlotName } from '../module/slot-name'

interface SlotFrame<Props extends object> {
  /** As its owner declares it; any other text has no props. */
  readonly name: SlotName<Props>
  readonly props: NoInfer<Props>
  /** Shown while the remote's code is on its way; has the size of what comes. */
  readonly loading: ReactNode
  /** Shown when the remote is missing; the rest of the screen goes on working. */
  readonly fallback: (retry: () => void) => ReactNode
}

/** A place that another remote fills. */
export function Slot<Props extends object = never>(frame: SlotFrame<Props>) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    forgetSilence()
    setAttempt(attempt + 1)
  }
  return <SlotAttempt key={`${frame.name} ${attempt}`} {...frame} onRetry={retry} />
}

function SlotAttempt<Props extends object>(frame: SlotFrame<Props> & { readonly onRetry: () => void }) {
  const [content] = useState(() => loadSlot(frame.name))
  return (
    <SlotBoundary fallback={frame.fallback(frame.onRetry)}>
      <Suspense fallback={frame.loading}>
        <SlotContent content={content} props={frame.props} />
      </Suspense>
    </SlotBoundary>
  )
}

interface SlotContentProps<Props extends object> {
  readonly content: Promise<ComponentType<Props>>
  readonly props: Props
}

function SlotContent<Props extends object>({ content, props }: SlotContentProps<Props>) {
  const Filled = use(content)
  // oxlint-disable-next-line react/static-components -- the loader gives one component per slot
  return <Filled {...props} />
}

class SlotBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
