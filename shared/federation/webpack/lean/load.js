// Entries come by the portal's own loader alone, the plugin's `loadEntry`, and each name is opened once. What that answers
// is an entry or an error; the library has no way to fetch one by itself.
export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`

export const getRemoteEntry = async ({ origin, remoteEntryExports, remoteInfo }) =>
  remoteEntryExports ?? origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, remoteInfo })

export const getRemoteInfo = (remote) => ({
  ...remote,
  type: remote.type || 'global',
  entryGlobalName: remote.entryGlobalName || remote.name,
  shareScope: remote.shareScope || 'default',
})
