import type { Shared, SharedModule } from '../registry/shared-modules'
import type { RemoteEntry } from '../registry/schema'
import { domainFor } from './own-script'

/** Shared modules by name. */
export type Modules = Readonly<Record<string, Shared>>

type Load = () => Promise<Modules>

let provide: (load: Load) => void
const provided = new Promise<Load>((resolve) => (provide = resolve))

/** Hands the shell's copies to the remotes, once one of them is opened. Their containers wait for this; their files travel before. */
export function provideShared(load: Load): void {
  provide(load)
}

/** The shared modules that the shell's own scripts bring. */
export type ShellModule = Exclude<SharedModule, '@portal/domain'>

/** … and with them the one that has scripts of its own, with what this remote takes of it. */
export const withDomain = async (modules: Modules, remote: RemoteEntry): Promise<Modules> => ({
  ...modules,
  '@portal/domain': await domainFor(remote),
})

/** The shell's copies, once it has handed them over. */
export const sharedModules = async (): Promise<Modules> => (await provided)()

/** There is one copy of each, whatever its version: whether a remote may take it is decided before, by `isCompatible`. */
const shareConfig = { singleton: true, eager: true, requiredVersion: false } as const

export type SharedOptions = ReturnType<typeof sharedOptions>

/** Shared modules as the library takes them. */
export const sharedOptions = (modules: Modules) =>
  Object.fromEntries(
    Object.entries(modules).map(([name, { module, version }]) => [name, { version, lib: () => module, shareConfig }]),
  )
