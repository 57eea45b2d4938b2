import type { SharedCopy, SharedModule } from '../registry/shared-modules'
import type { RemoteEntry } from '../registry/schema'
import { domainFor } from './own-script'

export type Modules = Readonly<Record<string, SharedCopy>>

type Load = () => Promise<Modules>

let provide: (load: Load) => void
const provided = new Promise<Load>((resolve) => (provide = resolve))

/** Sets the loader of the shell's shared modules. Containers wait for them; their files are requested before. */
export function provideShared(load: Load): void {
  provide(load)
}

/** Shared modules that the shell's main scripts contain. */
export type ShellModule = Exclude<SharedModule, '@portal/domain'>

/** These modules and the domain, which has separate scripts, with all names that this remote needs. */
export const withDomain = async (modules: Modules, remote: RemoteEntry): Promise<Modules> => ({
  ...modules,
  '@portal/domain': await domainFor(remote),
})

/** The shell's shared modules, once loaded. */
export const sharedModules = async (): Promise<Modules> => (await provided)()

/** One copy of each module, whatever its version: `isCompatible` has decided before whether a remote may use it. */
const shareConfig = { singleton: true, eager: true, requiredVersion: false } as const

export type SharedOptions = ReturnType<typeof sharedOptions>

/** Shared modules in the library's form. */
export const sharedOptions = (modules: Modules) =>
  Object.fromEntries(
    Object.entries(modules).map(([name, { module, version }]) => [name, { version, lib: () => module, shareConfig }]),
  )
