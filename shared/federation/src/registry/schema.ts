import * as v from 'valibot'
import { RemoteDeclarationSchema, SlotNameSchema } from './declaration'
import { OWN_BUILD } from './own-build'

const FilesSchema = v.array(v.string())

/** SHA-384 as browsers take it. */
const HashSchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'no SHA-384'))

/** The hash of every file that browsers ask for, by name: scripts, styles, fonts and pictures. */
export const IntegritySchema = v.pipe(v.record(v.string(), HashSchema), v.minEntries(1, 'no hash at all'))

const PrerenderedPageSchema = v.strictObject({
  html: v.string(),
  /** The styles that it needs, and addresses of their fonts. */
  css: v.string(),
  fonts: v.array(v.string()),
})
export type PrerenderedPage = v.InferOutput<typeof PrerenderedPageSchema>

/** Pages that everybody may open, drawn at build time: by the screen's chunk, then by brand. */
export const PrerenderedPagesSchema = v.record(v.string(), v.record(v.string(), PrerenderedPageSchema))
export type PrerenderedPages = v.InferOutput<typeof PrerenderedPagesSchema>

/** Pages that need no shell, as a build makes them; files are relative to the remote's `base`. */
export const StandaloneSchema = v.strictObject({
  entry: FilesSchema,
  /** Files of each named chunk, the entry's own left out. */
  chunks: v.record(v.string(), FilesSchema),
  integrity: IntegritySchema,
  /** Stands in the HTML until the entry runs, and the styles it needs. */
  skeleton: v.string(),
  criticalCss: v.string(),
  /** Runs before anything is fetched. */
  startScript: v.string(),
  pages: PrerenderedPagesSchema,
})
export type Standalone = v.InferOutput<typeof StandaloneSchema>

/** A script of the shell that is built on its own. */
export const OwnScriptSchema = v.strictObject({ file: v.string(), integrity: HashSchema })

export const OwnScriptsSchema = v.object({
  /** Draws a page before React is there. */
  earlyRender: OwnScriptSchema,
  /** What remotes share of the domain: all of it, and in its place the names that the lists take. */
  domain: OwnScriptSchema,
  commonDomain: OwnScriptSchema,
  /** The library's runtime, by which remotes are opened. */
  federation: OwnScriptSchema,
})
export type OwnScripts = v.InferOutput<typeof OwnScriptsSchema>

/** Version of the seam, `major.minor`. */
export const ContractVersionSchema = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}$/))

const ModuleNameSchema = v.pipe(v.string(), v.regex(/^[@\w][\w./-]{0,100}$/))
const ExportNameSchema = v.pipe(v.string(), v.regex(/^(\*|[\w$]{1,100})$/))
const CallSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3,7} [\w./{}-]{1,200}$/))

/** Names of each shared module; `*` where a module is taken whole. */
export const SharedNamesSchema = v.record(ModuleNameSchema, v.array(ExportNameSchema))

/** Names of each shared module, with the version of the contract since which each is compatible. */
export const ProvidedSchema = v.record(ModuleNameSchema, v.record(ExportNameSchema, ContractVersionSchema))
export type Provided = v.InferOutput<typeof ProvidedSchema>

/**
 * What a package takes of others, found by its build: it need not be told, and cannot be told wrongly. For whoever
 * publishes and serves it; no page is sent it.
 */
export const UsesSchema = v.strictObject({
  shared: SharedNamesSchema,
  /** Calls of the API, such as `GET portal/booking/{id}`, those of the start script too. */
  endpoints: v.array(CallSchema),
  /** Slots that it shows. */
  slots: v.array(SlotNameSchema),
})
export type Uses = v.InferOutput<typeof UsesSchema>

/**
 * Rules and schemas that are compiled into a package, each with the digest of its source: `domain/fee/rules`. Found by
 * the build; no page is sent it [OPEN-253].
 */
export const CompiledInSchema = v.record(
  v.pipe(v.string(), v.regex(/^(domain|api)\/[\w./-]{1,100}$/)),
  v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
)
export type CompiledIn = v.InferOutput<typeof CompiledInSchema>

/** One remote as published: its declaration, where it lives, and what each file must hash to. */
export const RemoteEntrySchema = v.strictObject({
  ...RemoteDeclarationSchema.entries,
  version: v.pipe(
    v.string(),
    v.check((version) => !version.endsWith(OWN_BUILD), `only a developer's own build ends in ${OWN_BUILD}`),
  ),
  /** What it was built for, written by the build. */
  contract: ContractVersionSchema,
  /** Undefined in a registry that a page is sent, and of third-party remotes. */
  uses: v.optional(UsesSchema),
  /** Undefined in a registry that a page is sent, and of builds that do not tell it. */
  compiledIn: v.optional(CompiledInSchema),
  /** Why it does not fit this page's shell, in a sentence; the web server judges, and tells pages. */
  unfit: v.optional(v.string()),
  /** The calls of the API that its client makes; the web server tells pages, which are not sent `uses`. */
  calls: v.optional(v.array(v.string())),
  /** Whether the common names of the domain are all that it takes of it; the web server tells pages. */
  isOfCommonDomain: v.optional(v.boolean()),
  /** Whether its files are told later; the web server leaves them out for pages that begin without this remote. */
  filesLater: v.optional(v.literal(true)),
  /** Base address of its files, ending in `/`; relative to the page's origin or absolute. */
  base: v.string(),
  /** The container's entry, relative to `base`. */
  entry: v.string(),
  /** Files of each named chunk, relative to `base`. */
  chunks: v.record(v.string(), FilesSchema),
  /** What shows the owners' pages without the shell. */
  standalone: v.optional(StandaloneSchema),
  integrity: IntegritySchema,
})
export type RemoteEntry = v.InferOutput<typeof RemoteEntrySchema>

/** An entry that was read. Throws when it is none. */
export const readEntry = (json: unknown): RemoteEntry => v.parse(RemoteEntrySchema, json)

/** A version of a remote that a share of the users gets, in percent, in place of the one that all others have. */
const CanarySchema = v.strictObject({
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  entry: RemoteEntrySchema,
})
export type Canary = v.InferOutput<typeof CanarySchema>

/** A version of a remote that the users of a list get, each told by a mark, in place of what all others have. */
const PreviewSchema = v.strictObject({ users: v.array(v.string()), entry: RemoteEntrySchema })

/** The registry document: the only place that knows where remotes are. */
export const RegistrySchema = v.strictObject({
  shell: v.strictObject({ version: v.string(), contract: v.string() }),
  remotes: v.record(v.string(), RemoteEntrySchema),
  canaries: v.optional(v.record(v.string(), CanarySchema)),
  /** By what each is called, such as `pr-12`. */
  previews: v.optional(v.record(v.string(), PreviewSchema)),
})
export type Registry = v.InferOutput<typeof RegistrySchema>

/** A registry document that was read. Throws when it is none. */
export const readRegistry = (json: unknown): Registry => v.parse(RegistrySchema, json)
