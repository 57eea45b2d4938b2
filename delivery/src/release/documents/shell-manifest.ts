import {
  CompiledModulesSchema,
  IntegritySchema,
  OwnScriptsSchema,
  PrerenderedPagesSchema,
  PackageUsesSchema,
  ContractVersionSchema,
  ProvidedNamesSchema,
} from '@portal/federation/host'
import * as v from 'valibot'

const EntrySchema = v.strictObject({ js: v.array(v.string()), css: v.array(v.string()) })

/** `shell-manifest.json`: what the shell's build tells the web server. */
const ShellManifestSchema = v.strictObject({
  version: v.string(),
  contract: ContractVersionSchema,
  /** Names of each shared module that remotes may use, with the contract since which each is compatible. */
  provides: ProvidedNamesSchema,
  /** Since when the props of each slot are compatible. */
  slotsSince: v.record(v.string(), ContractVersionSchema),
  /** What the shell itself takes of others. */
  uses: PackageUsesSchema,
  /** Rules and schemas that it brings, its scripts for remotes among them. */
  compiledIn: CompiledModulesSchema,
  /** Names of the domain that the lists take, which have a script of their own. */
  commonNames: v.array(v.string()),
  /** Names of each shared module, and slots, that go with a later contract, with the version that said so. */
  deprecated: v.record(v.string(), v.record(v.string(), v.string())),
  entries: v.strictObject({ main: EntrySchema }),
  integrity: IntegritySchema,
  ...OwnScriptsSchema.entries,
  startScript: v.string(),
  /** Page frame shown until the entry runs. */
  skeleton: v.string(),
  criticalCss: v.string(),
  /** Pages that everybody may open, drawn at build time, and the files of their screens. */
  pages: PrerenderedPagesSchema,
  chunks: v.record(v.string(), v.array(v.string())),
  /** SVG documents for the tab by file name, one a brand. */
  icons: v.record(v.string(), v.string()),
})
export type ShellManifest = v.InferOutput<typeof ShellManifestSchema>

/** A `shell-manifest.json` that was read. Throws when it is none. */
export const readShellManifest = (json: unknown): ShellManifest => v.parse(ShellManifestSchema, json)

/** The hashes of all files of the shell that pages check, those of its scripts of their own too. */
export function shellHashes({ integrity, ...shell }: ShellManifest): Readonly<Record<string, string>> {
  const own = [shell.earlyRender, shell.domain, shell.commonDomain, shell.federation]
  return { ...integrity, ...Object.fromEntries(own.map((script) => [script.file, script.integrity])) }
}
