import {
  CompiledModulesSchema,
  IntegritySchema,
  OwnScriptsSchema,
  PrerenderedPagesSchema,
  PackageUsesSchema,
  ContractVersionSchema,
  ProvidedNamesSchema,
  SEAM_CHUNK,
} from '@portal/federation/host'
import * as v from 'valibot'

const EntrySchema = v.strictObject({ js: v.array(v.string()), css: v.array(v.string()) })

/** `shell-manifest.json`, which the shell's build writes for the web server. */
const ShellManifestSchema = v.strictObject({
  version: v.string(),
  contract: ContractVersionSchema,
  /** Names that remotes may use, by shared module, each with its oldest compatible contract. */
  provides: ProvidedNamesSchema,
  /** The oldest compatible contract of each slot's props. */
  slotsSince: v.record(v.string(), ContractVersionSchema),
  /** Names that the shell uses of other packages. */
  uses: PackageUsesSchema,
  /** Digests of compiled-in rules and schemas, also of its scripts for remotes. */
  compiledIn: CompiledModulesSchema,
  /** Names of the domain that list pages use. They have their own script. */
  commonNames: v.array(v.string()),
  /** Names of shared modules and slots that a later contract removes, with the version that deprecated them. */
  deprecated: v.record(v.string(), v.record(v.string(), v.string())),
  entries: v.strictObject({ main: EntrySchema }),
  integrity: IntegritySchema,
  ...OwnScriptsSchema.entries,
  startScript: v.string(),
  /** HTML of the page frame until the entry runs. */
  skeleton: v.string(),
  criticalCss: v.string(),
  /** Open pages drawn at build time, and the files of their screens. */
  pages: PrerenderedPagesSchema,
  chunks: v.record(v.string(), v.array(v.string())),
  /** SVG icons of the browser tab by file name, one for each brand. */
  icons: v.record(v.string(), v.string()),
})
export type ShellManifest = v.InferOutput<typeof ShellManifestSchema>

/** Parses a `shell-manifest.json`. Throws for any other document. */
export const readShellManifest = (json: unknown): ShellManifest => v.parse(ShellManifestSchema, json)

/** Hashes of all files of the shell that pages check, also of its separate scripts. */
export function shellHashes({ integrity, ...shell }: ShellManifest): Readonly<Record<string, string>> {
  const own = [shell.earlyRender, shell.domain, shell.commonDomain, shell.federation]
  return { ...integrity, ...Object.fromEntries(own.map((script) => [script.file, script.integrity])) }
}

export const isStyle = (file: string) => file.endsWith('.css')

type ShellFiles = Pick<ShellManifest, 'entries' | 'chunks'>

/**
 * The shell's files of a page that starts with this chunk, in loading order. '' is a page that may open a remote: the
 * modules shared with remotes load before the entry.
 */
export function entryFiles({ entries: { main }, chunks }: ShellFiles, chunk: string) {
  const entry = [...main.js, ...main.css]
  const of = (name: string) => (chunks[name] ?? []).filter((file) => !entry.includes(file))
  if (chunk !== '') return [...entry, ...of(chunk)]
  const seam = of(SEAM_CHUNK)
  return [...seam.filter((file) => !isStyle(file)), ...entry, ...seam.filter(isStyle)]
}

/** The scripts of a page that starts with this chunk, without those of the shell's entry. */
export const chunkScripts = (shell: ShellFiles, chunk: string) =>
  entryFiles(shell, chunk).filter((name) => name.endsWith('.js') && !shell.entries.main.js.includes(name))

/** The style sheets of a page that may open a remote. */
export const entryStyles = (shell: ShellFiles) => entryFiles(shell, '').filter(isStyle)
