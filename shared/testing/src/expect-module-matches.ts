import { expect } from 'vitest'
import type { RemoteModule } from '@portal/federation'
import type { RemoteDeclaration } from '@portal/federation/registry/declaration'

/** Expects the same screens and slots in `remote.json` and module, and loads the screens. */
export async function expectModuleMatches(
  declaration: Pick<RemoteDeclaration, 'name'> & DeclaredParts,
  module: RemoteModule,
) {
  expect(module.name).toBe(declaration.name)
  expect(Object.keys(module.routes).sort()).toEqual(declaration.routes.map(({ path }) => path).sort())
  expect(Object.keys(module.slots ?? {}).sort()).toEqual(declaration.slots.map(({ name }) => name).sort())
  const loads = [...Object.values(module.routes), ...Object.values(module.slots ?? {})]
  for (const load of loads) expect(typeof (await load())).toBe('function')
}

/** The types of a JSON module, in which names are plain strings. */
interface DeclaredParts {
  readonly routes: readonly { readonly path: string }[]
  readonly slots: readonly { readonly name: string }[]
}
