/**
 * Stands in a remote for the library's bundler runtime, which is on the page once, in the shell's script of the
 * federation: entries run as they arrive, in any order, and take it when their container is opened. In a host of another
 * house, which has no such script, a remote brings its own. Every run of an entry is an instance of its own; the shell's
 * early render, which chooses nothing, hands over one that gives what stands for each shared module (`drawnOnce`).
 */
async function initContainerEntry(given) {
  const { federation } = given.webpackRequire
  const { bundlerRuntime } = given.remoteEntryInitOptions ?? {}
  if (bundlerRuntime) {
    federation.bundlerRuntime = bundlerRuntime
    return federation.installInitialConsumes?.()
  }
  if (!federation.instance) {
    const { portalFederation } = globalThis
    takeRuntime(given.webpackRequire, portalFederation?.bundlerRuntime ?? (await ownRuntime(federation.initOptions)))
  }
  return federation.bundlerRuntime.initContainerEntry(given)
}

/** By the container's own door: whatever the runtime itself imports the library puts into the entry. */
const ownRuntime = async ({ name }) => (await globalThis[name].get('./own-runtime'))()

let runs = 0

function takeRuntime(webpackRequire, { default: { bundlerRuntime, runtime, attachShareScopeMap } }) {
  const { federation } = webpackRequire
  federation.initOptions.name += `#${performance.now()}-${++runs}`
  Object.assign(federation, { bundlerRuntime, runtime, attachShareScopeMap })
  federation.instance = bundlerRuntime.init({ webpackRequire })
  attachShareScopeMap(webpackRequire)
  federation.installInitialConsumes?.()
}

const nothing = () => undefined

// oxlint-disable-next-line import/no-default-export -- what it stands for has one
export default {
  runtime: {},
  // Asked for while the entry runs, which must not fail then.
  bundlerRuntime: { init: nothing, installInitialConsumes: nothing, consumes: nothing, initContainerEntry },
}
