import type { ComponentType } from 'react'
import { isObject } from '@portal/domain/unknown'
import { isRemoteModule } from '../../module/remote-module'
import { isRegistered, standIn } from './families'

/** Webpack's hot replacement of a module. */
interface HotModule {
  readonly data?: { readonly wasBoundary?: boolean } | undefined
  accept(): void
  dispose(handler: (data: { wasBoundary?: boolean }) => void): void
  invalidate(): void
}

/**
 * Called at the end of each module of a development build. A module that exports only components replaces itself; a
 * change of any other module reaches the components that import it.
 */
export function boundary(hot: HotModule | undefined, exported: unknown): void {
  if (isRemoteModule(exported)) handOutStandIns(exported.default.routes, exported.default.slots)
  if (!hot) return
  const isBoundary = isObject(exported) && areComponents(Object.values(exported))
  hot.dispose((data) => {
    data.wasBoundary = isBoundary
  })
  if (isBoundary) hot.accept()
  else if (hot.data?.wasBoundary) hot.invalidate()
}

const areComponents = (all: readonly unknown[]) => all.length > 0 && all.every(isRegistered)

type Loads = Record<string, () => Promise<ComponentType<object>>>

/** The shell renders screens and slots with its own React, so it gets the stand-ins too. */
function handOutStandIns(...kinds: readonly (object | undefined)[]): void {
  for (const kind of kinds) {
    if (!isLoads(kind)) continue
    for (const [name, load] of Object.entries(kind)) kind[name] = async () => standIn(await load())
  }
}

const isLoads = (kind: object | undefined): kind is Loads =>
  kind !== undefined && Object.values(kind).every((load) => typeof load === 'function')
