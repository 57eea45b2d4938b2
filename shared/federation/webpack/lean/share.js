// There is one copy of each shared module, the page's, and it is there: no choice among versions, scopes or used names.
export function formatShareConfigs({ shared: before }, { shared = {}, name: from, shareStrategy: strategy }) {
  const filled = (share) => ({
    deps: [],
    useIn: [],
    from,
    strategy,
    loading: null,
    loaded: true,
    scope: ['default'],
    ...share,
  })
  const newShareInfos = Object.fromEntries(Object.entries(shared).map(([name, share]) => [name, [filled(share)]]))
  return { newShareInfos, allShareInfos: { ...newShareInfos, ...before } }
}

export function getRegisteredShare(scopes, name) {
  const [shared] = Object.values(scopes.default?.[name] ?? {})
  return shared && { shared, useTreesShaking: false }
}

export const getTargetSharedOptions = ({ pkgName, extraOptions, shareInfos }) => ({
  ...shareInfos[pkgName]?.[0],
  ...extraOptions?.customShareInfo,
})

// oxlint-disable-next-line no-underscore-dangle -- the library's own names
export const getGlobalShareScope = () => globalThis.__FEDERATION__.__SHARE__
export const addUseIn = (shared, from) => void (shared.useIn.includes(from) || shared.useIn.push(from))
export const directShare = (shared) => shared
export const shouldUseTreeShaking = () => false
