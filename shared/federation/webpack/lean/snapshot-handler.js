// Every remote is given by its entry, and no manifest is read.
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined }
  manifestCache = new Map()
}
export const getGlobalRemoteInfo = () => ({})
