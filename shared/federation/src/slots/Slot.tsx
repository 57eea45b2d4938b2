import { Component, Suspense, use, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { currentRegistry, loadRemoteModule } from '../loader/remotes'
import { retryChunks } from '../loader/retry-chunks'
import type { SlotName } from '../registry/schema'
import type { SlotProps } from '../module/slot-props'

interface SlotFrame<Name extends SlotName> {
  readonly name: Name
  readonly props: SlotProps[Name]
  /** Shown while the remote's code is on its way; has the size of what comes. */
  readonly loading: ReactNode
  /** Shown when the remote is missing; the rest of the screen goes on working. */
  readonly fallback: (retry: () => void) => ReactNode
}

const components = new Map<SlotName, Promise<unknown>>()

/** A place that another remote fills. */
export function Slot<Name extends SlotName>({ name, props, loading, fallback }: SlotFrame<Name>) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    components.delete(name)
    setAttempt((count) => count + 1)
  }
  return (
    <SlotBoundary key={attempt} fallback={fallback(retry)}>
      <Suspense fallback={loading}>
        <SlotContent name={name} props={props} />
      </Suspense>
    </SlotBoundary>
  )
}

function SlotContent<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const Filled = use(slotComponent(name))
  // oxlint-disable-next-line react/static-components -- the promise is cached by name: one component per slot
  return <Filled {...props} />
}

function slotComponent<Name extends SlotName>(name: Name): Promise<ComponentType<SlotProps[Name]>> {
  const known = components.get(name)
  // The map holds under each name only what that name's loader below put there.
  if (known) return known as Promise<ComponentType<SlotProps[Name]>>
  const loading = loadSlot(name)
  components.set(name, loading)
  return loading
}

async function loadSlot<Name extends SlotName>(name: Name): Promise<ComponentType<SlotProps[Name]>> {
  const remote = Object.values(currentRegistry().remotes).find((entry) =>
    entry.slots.some((slot) => slot.name === name),
  )
  if (!remote) throw new Error(`No remote fills the slot ${name}`)
  const module = await loadRemoteModule(remote.name)
  const load = module.slots?.[name]
  if (!load) throw new Error(`${remote.name} does not fill the slot ${name}`)
  return retryChunks(load)
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
