import bookings from '../../../mf-bookings/src/remote-module'
import catalogCart from '../../../mf-catalog-cart/src/remote-module'
import engraving from '../../../mf-engraving/src/remote-module'
import practice from '../../../mf-practice/src/remote-module'
import wizards from '../../../mf-wizards/src/remote-module'
import type { RemoteModule } from '@portal/federation'
import type * as loader from '../../../shared/federation/src/loader/remotes'
import type { Registry } from '@portal/federation/host'

/** Put in by the build: the ordinary application's routes. */
declare const SINGLE_ROUTES: Registry

/** Stands for `loader/remotes.ts` in the single build: the same modules, bundled instead of fetched by address. */
const modules: readonly RemoteModule[] = [bookings, catalogCart, engraving, practice, wizards]

/** Complete by its type: what the shell calls and is missing here would stop the bench at its first page. */
export const {
  startRemotes,
  chooseVersions,
  unreleasedFor,
  bringUnreleased,
  takeVersion,
  currentRegistry,
  bringFiles,
  wholeEntry,
  loadRemoteModule,
}: typeof loader = {
  startRemotes: () => {},
  // There is one version of everything.
  chooseVersions: () => {},
  unreleasedFor: () => ({}),
  bringUnreleased: async () => {},
  takeVersion: () => {},
  currentRegistry: () => SINGLE_ROUTES,
  // Its files are its own.
  bringFiles: async () => {},
  wholeEntry: async (name) => SINGLE_ROUTES.remotes[name],
  loadRemoteModule: async (name) => {
    const found = modules.find((module) => module.name === name)
    if (!found) throw new Error(`No remote ${name} in the single build`)
    return found
  },
}
