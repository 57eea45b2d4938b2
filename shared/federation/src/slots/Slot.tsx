import { Component, Suspense, use, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadSlot, remoteOfSlot } from '../loader/parts'
import { forgetSilence } from '../loader/boot-watchdog'
import type { SlotName } from '../module/slot-name'
import { OfRemote } from '../portal-host/OfRemote'
import { onRecovery, emitRecovery } from './recovery'

interface SlotFrame<Props extends object> {
  /** As its owner declares it; any other text has no props. */
  readonly name: SlotName<Props>
  readonly props: NoInfer<Props>
  /** Shown while the remote's code is on its way; has the size of what comes. */
  readonly loading: ReactNode
  /** Shown when the remote is missing; the rest of the screen goes on working. */
  readonly fallback: (retry: () => void) => ReactNode
}

/** A place that another remote fills. When a Retry brings one back, the remote's other places try again too. */
export function Slot<Props extends object = never>(frame: SlotFrame<Props>) {
  const [attempt, setAttempt] = useState({ count: 0, isAsked: false })
  const tryAgain = (isAsked: boolean) => setAttempt(({ count }) => ({ count: count + 1, isAsked }))
  const retry = () => {
    forgetSilence()
    tryAgain(true)
  }
  return (
    <SlotAttempt
      key={`${frame.name} ${attempt.count}`}
      {...frame}
      isAsked={attempt.isAsked}
      onRetry={retry}
      onRecovery={() => tryAgain(false)}
    />
  )
}

interface SlotAttemptProps<Props extends object> extends SlotFrame<Props> {
  /** Somebody pressed Retry here. */
  readonly isAsked: boolean
  readonly onRetry: () => void
  /** Another place of the same remote is there again. */
  readonly onRecovery: () => void
}

function SlotAttempt<Props extends object>({ name, isAsked, ...frame }: SlotAttemptProps<Props>) {
  const [content] = useState(() => loadSlot(name))
  const owner = remoteOfSlot(name)
  const remote = owner?.name ?? name
  return (
    <SlotBoundary
      fallback={
        <>
          <Effect run={() => onRecovery(remote, frame.onRecovery)} />
          {frame.fallback(frame.onRetry)}
        </>
      }
    >
      <Suspense fallback={frame.loading}>
        <OfRemote remote={owner}>
          <SlotContent content={content} props={frame.props} />
        </OfRemote>
        {isAsked && <Effect run={() => emitRecovery(remote)} />}
      </Suspense>
    </SlotBoundary>
  )
}

/** Runs once its place in the page is shown, and ends with it. */
function Effect({ run }: { readonly run: () => () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(run, [])
  return null
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
