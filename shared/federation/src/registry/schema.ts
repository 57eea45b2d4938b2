import * as v from 'valibot'
import { RemoteDeclarationSchema, SlotNameSchema } from './declaration'
import { OWN_BUILD } from './own-build'

const FilesSchema = v.array(v.string())

/** SHA-384 in the form of browsers. */
const HashSchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'no SHA-384'))

/** Hash of every file that browsers request, by name: scripts, styles, fonts and pictures. */
export const IntegritySchema = v.pipe(v.record(v.string(), HashSchema), v.minEntries(1, 'no hash at all'))

const PrerenderedPageSchema = v.strictObject({
  html: v.string(),
  /** The page's styles, and addresses of their fonts. */
  css: v.string(),
  fonts: v.array(v.string()),
})
export type PrerenderedPage = v.InferOutput<typeof PrerenderedPageSchema>

/** Open pages, rendered at build time: by the screen's chunk, then by brand. */
export const PrerenderedPagesSchema = v.record(v.string(), v.record(v.string(), PrerenderedPageSchema))
export type PrerenderedPages = v.InferOutput<typeof PrerenderedPagesSchema>

/** Pages without the shell, as a build makes them; files are relative to the remote's `base`. */
export const StandalonePagesSchema = v.strictObject({
  entry: FilesSchema,
  /** Files of each named chunk, without the entry's own. */
  chunks: v.record(v.string(), FilesSchema),
  integrity: IntegritySchema,
  /** HTML shown until the entry runs, and its styles. */
  skeleton: v.string(),
  criticalCss: v.string(),
  /** Runs before anything is requested. */
  startScript: v.string(),
  pages: PrerenderedPagesSchema,
})
export type StandalonePages = v.InferOutput<typeof StandalonePagesSchema>

/** A script of the shell with its own build. */
export const OwnScriptSchema = v.strictObject({ file: v.string(), integrity: HashSchema })

export const OwnScriptsSchema = v.object({
  earlyRender: OwnScriptSchema,
  /** The domain that remotes share: all of it, or its common names. */
  domain: OwnScriptSchema,
  commonDomain: OwnScriptSchema,
  /** The library's runtime, which opens remotes. */
  federation: OwnScriptSchema,
})
export type OwnScripts = v.InferOutput<typeof OwnScriptsSchema>

/** Version of the contract, `major.minor`. */
export const ContractVersionSchema = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}$/))

const ModuleNameSchema = v.pipe(v.string(), v.regex(/^[@\w][\w./-]{0,100}$/))
const ExportNameSchema = v.pipe(v.string(), v.regex(/^(\*|[\w$]{1,100})$/))
const CallSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3,7} [\w./{}-]{1,200}$/))

/** Names of each shared module; `*` for a whole module. */
export const SharedNamesSchema = v.record(ModuleNameSchema, v.array(ExportNameSchema))

/** Names of each shared module, with the contract version since which each is compatible. */
export const ProvidedNamesSchema = v.record(ModuleNameSchema, v.record(ExportNameSchema, ContractVersionSchema))
export type ProvidedNames = v.InferOutput<typeof ProvidedNamesSchema>

/**
 * Names, calls and slots that a package uses, found by its build. Read by publish, promote and the web server; not sent
 * to pages.
 */
export const PackageUsesSchema = v.strictObject({
  shared: SharedNamesSchema,
  /** Calls of the API, such as `GET portal/booking/{id}`, with those of the start script. */
  endpoints: v.array(CallSchema),
  /** Slots that the package shows. */
  slots: v.array(SlotNameSchema),
})
export type PackageUses = v.InferOutput<typeof PackageUsesSchema>

/**
 * Rules and schemas compiled into a package, with the digest of their source: `domain/fee/rules`. Found by the build;
 * not sent to pages [OPEN-253].
 */
export const CompiledModulesSchema = v.record(
  v.pipe(v.string(), v.regex(/^(domain|api)\/[\w./-]{1,100}$/)),
  v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
)
export type CompiledModules = v.InferOutput<typeof CompiledModulesSchema>

/** A published remote: its declaration, its address, and the hash of each file. */
export const RemoteEntrySchema = v.strictObject({
  ...RemoteDeclarationSchema.entries,
  version: v.pipe(
    v.string(),
    v.check((version) => !version.endsWith(OWN_BUILD), `only a developer's own build ends in ${OWN_BUILD}`),
  ),
  /** Contract version of the build. */
  contract: ContractVersionSchema,
  /** Undefined in a page's registry, and for third-party remotes. */
  uses: v.optional(PackageUsesSchema),
  /** Undefined in a page's registry, and for builds that do not list it. */
  compiledIn: v.optional(CompiledModulesSchema),
  /** Why the remote does not fit this page's shell, in a sentence by the web server. */
  unfit: v.optional(v.string()),
  /** Calls of the API that the remote makes; the web server tells pages, which do not get `uses`. */
  calls: v.optional(v.array(v.string())),
  /** Whether the remote needs only the common names of the domain; the web server tells pages. */
  isOfCommonDomain: v.optional(v.boolean()),
  /**
   * Whether the remote's files follow later; the web server leaves them out for pages that start without this remote.
   */
  filesLater: v.optional(v.literal(true)),
  /** Base address of the remote's files, with a final `/`; relative to the page's origin or absolute. */
  base: v.string(),
  /** The container's entry, relative to `base`. */
  entry: v.string(),
  /** Files of each named chunk, relative to `base`. */
  chunks: v.record(v.string(), FilesSchema),
  /** Owners' pages without the shell. */
  standalone: v.optional(StandalonePagesSchema),
  integrity: IntegritySchema,
})
export type RemoteEntry = v.InferOutput<typeof RemoteEntrySchema>

/** Reads an entry. Throws when it is invalid. */
export const readEntry = (json: unknown): RemoteEntry => v.parse(RemoteEntrySchema, json)

/** A version of a remote for a percentage of users. */
const CanarySchema = v.strictObject({
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  entry: RemoteEntrySchema,
})
export type Canary = v.InferOutput<typeof CanarySchema>

/** A version of a remote for listed users, each given by a mark. */
const PreviewSchema = v.strictObject({ users: v.array(v.string()), entry: RemoteEntrySchema })

/** The registry: the only document with the addresses of remotes. */
export const RegistrySchema = v.strictObject({
  shell: v.strictObject({ version: v.string(), contract: v.string() }),
  remotes: v.record(v.string(), RemoteEntrySchema),
  canaries: v.optional(v.record(v.string(), CanarySchema)),
  /** Previews by name, such as `pr-12`. */
  previews: v.optional(v.record(v.string(), PreviewSchema)),
})
export type Registry = v.InferOutput<typeof RegistrySchema>

/** Reads a registry. Throws when it is invalid. */
export const readRegistry = (json: unknown): Registry => v.parse(RegistrySchema, json)
