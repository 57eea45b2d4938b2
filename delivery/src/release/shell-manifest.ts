import * as v from 'valibot'

const EntrySchema = v.object({
  js: v.array(v.string()),
  css: v.optional(v.array(v.string()), []),
  /** Files the entry needs at once (fonts, chunks); never a remote's. */
  preload: v.optional(v.array(v.string()), []),
  /** Page frame shown until the entry runs; without it the manifest's. */
  skeleton: v.optional(v.string()),
})

/** `shell-manifest.json`: what the shell's build tells the web server. */
export const ShellManifestSchema = v.object({
  version: v.string(),
  contract: v.string(),
  /** `main` for staff, `engraving` for owners of pets. */
  entries: v.object({ main: EntrySchema, engraving: EntrySchema }),
  integrity: v.record(v.string(), v.pipe(v.string(), v.startsWith('sha'))),
  startScript: v.optional(v.string(), ''),
  skeleton: v.optional(v.string(), ''),
  criticalCss: v.optional(v.string(), ''),
  icon: v.optional(v.string()),
})
export type ShellManifest = v.InferOutput<typeof ShellManifestSchema>
export type EntryName = keyof ShellManifest['entries']
