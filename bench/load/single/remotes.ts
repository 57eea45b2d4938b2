import bookings from '../../../mf-bookings/src/remote-module'
import catalogCart from '../../../mf-catalog-cart/src/remote-module'
import engraving from '../../../mf-engraving/src/remote-module'
import practice from '../../../mf-practice/src/remote-module'
import wizards from '../../../mf-wizards/src/remote-module'
import type { RemoteModule } from '@portal/federation'
import type * as loader from '../../../shared/federation/src/loader/remotes'
import type { Registry } from '@portal/federation/host'

/** The build inserts the routes. */
declare const SINGLE_ROUTES: Registry

/** Replaces `loader/remotes.ts`: the same modules, bundled instead of fetched. */
const modules: readonly RemoteModule[] = [bookings, catalogCart, engraving, practice, wizards]

/** The type requires every function that the shell calls. */
export const {
  startRemotes,
  chooseVersions,
  unreleasedFor,
  loadUnreleased,
  replaceVersion,
  currentRegistry,
  loadLaterFiles,
  wholeEntry,
  loadRemoteModule,
}: typeof loader = {
  startRemotes: () => {},
  // There is only one version of each module.
  chooseVersions: () => {},
  unreleasedFor: () => ({}),
  loadUnreleased: async () => {},
  replaceVersion: () => {},
  currentRegistry: () => SINGLE_ROUTES,
  // There are no files to fetch.
  loadLaterFiles: async () => {},
  wholeEntry: async (name) => SINGLE_ROUTES.remotes[name],
  loadRemoteModule: async (name) => {
    const found = modules.find((module) => module.name === name)
    if (!found) throw new Error(`No remote ${name} in the single build`)
    return found
  },
}
