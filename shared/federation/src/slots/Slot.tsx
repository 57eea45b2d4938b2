import { Component, Suspense, use, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadSlot, remoteOfSlot } from '../loader/parts'
import { forgetSilence } from '../loader/boot-watchdog'
import type { SlotName } from '../module/remote-module'
import { RemoteHost } from '../portal-host/RemoteHost'
import { onRecovery, emitRecovery } from './recovery'

interface SlotFrame<Props extends object> {
  /** The constant of the owner's contract file, which types the props. */
  readonly name: SlotName<Props>
  readonly props: NoInfer<Props>
  /** Shown while the remote's code loads; has the size of the component. */
  readonly loading: ReactNode
  /** Shown when the remote is missing; the rest of the screen keeps working. */
  readonly fallback: (retry: () => void) => ReactNode
}

/** A slot that another remote fills. When Retry recovers one, the remote's other slots retry too. */
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
  /** Whether the user pressed Retry here. */
  readonly isAsked: boolean
  readonly onRetry: () => void
  /** Called when another slot of the same remote has recovered. */
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
        <RemoteHost remote={owner}>
          <SlotContent content={content} props={frame.props} />
        </RemoteHost>
        {isAsked && <Effect run={() => emitRecovery(remote)} />}
      </Suspense>
    </SlotBoundary>
  )
}

/** Runs an effect once the slot is shown, until it is removed. */
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
