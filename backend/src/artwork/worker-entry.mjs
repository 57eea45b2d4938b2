import { tsImport } from 'tsx/esm/api'

// A thread does not run TypeScript by itself, not even where its process does.
await tsImport('./worker.ts', import.meta.url)
