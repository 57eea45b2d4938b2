/**
 * Replaces the library's bundler runtime in a remote. The page has it once, in the shell's federation script: entries
 * run in any order as they arrive, and take the runtime when their container opens. On a third-party host, without that
 * script, a remote loads its own. Every run of an entry is its own instance. The shell's early render passes a runtime
 * that returns its replacements of shared modules (`loadIsolatedScreen`).
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

/** Through the container: the library would put direct imports of the runtime into the entry. */
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

// oxlint-disable-next-line import/no-default-export -- the module that this file replaces has a default export
export default {
  runtime: {},
  // Called while the entry runs, which must not fail then.
  bundlerRuntime: { init: nothing, installInitialConsumes: nothing, consumes: nothing, initContainerEntry },
}
