import * as v from 'valibot'
import { reservedClaims } from './reserved-paths'

/**
 * Who may open a page [SHL-43..45]: everybody; only staff with a session; or staff with a session and pet owners with
 * the client token for one engraving line [OPEN-77]. The token of a call is `Access` of the contract.
 */
export const RouteAccessSchema = v.picklist(['open', 'staff', 'staff-or-client'])
export type RouteAccess = v.InferOutput<typeof RouteAccessSchema>

/**
 * A request that the start script may send before our JavaScript has arrived. Values: `?name|default` is a URL query
 * parameter, `:name` a path parameter, `@relationship` the signed-in practice's relationship type; anything else is
 * literal.
 */
export const EarlyRequestSchema = v.strictObject({
  path: v.string(),
  query: v.optional(v.record(v.string(), v.string()), {}),
  /** Pattern that a whole `?name` must match to be requested early; other values are left to the screen. */
  like: v.optional(v.record(v.string(), v.string()), {}),
  /** The endpoint needs no token, so it is also requested without a session. */
  open: v.optional(v.boolean(), false),
  /** The early render does not wait for this answer, and reserves its space while it is missing [OPEN-243]. */
  late: v.optional(v.boolean()),
})
export type EarlyRequest = v.InferOutput<typeof EarlyRequestSchema>

export const NavigationItemSchema = v.strictObject({
  label: v.string(),
  to: v.string(),
  place: v.picklist(['main', 'secondary', 'practice']),
  order: v.number(),
})
export type NavigationItem = v.InferOutput<typeof NavigationItemSchema>

/** The remote that fills a slot declares its name, with its props, in `shared/slots`. */
export const SlotNameSchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{0,59}$/))

const PathSchema = v.pipe(v.string(), v.startsWith('/'))

const RemoteRouteSchema = v.strictObject({
  path: PathSchema,
  access: RouteAccessSchema,
  /** Name of the screen's chunk. */
  chunk: v.string(),
  /** The screen's file below `src`, with its export when that has another name: `edit/screens#ThankYouScreen`. */
  component: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*(#[A-Za-z]\w*)?$/))),
  /** Navigation item of this page, when the page is not below its address. */
  under: v.optional(PathSchema),
  early: v.optional(v.array(EarlyRequestSchema), []),
  /**
   * Whether the screen has an early render from its early answers, with hooks that return their first value. Not for a
   * screen whose first render needs an effect, its own context or a form library.
   */
  drawnEarly: v.optional(v.boolean()),
})

/** Origins in a page's policy, by use. */
export const SourcesSchema = v.strictObject({
  connect: v.optional(v.array(v.string()), []),
  images: v.optional(v.array(v.string()), []),
})
export type Sources = v.InferOutput<typeof SourcesSchema>

const PercentSchema = v.pipe(
  v.number(),
  v.check((percent) => percent >= 0 && percent <= 100),
)
const EmailSchema = v.pipe(v.string(), v.regex(/^[^\s@]{1,64}@[^\s@]{1,190}$/))

/** Every remote's folder, package and address start with `mf-`. */
export function isRemoteName(name: string): boolean {
  return /^mf-[a-z-]{1,60}$/.test(name)
}

/** `remote.json`: what a remote declares as data, so that the shell knows it before the remote's code runs. */
export const RemoteDeclarationSchema = v.strictObject({
  name: v.pipe(v.string(), v.check(isRemoteName)),
  /** The remote's name for users, as in 'The part "Bookings" did not arrive.'. */
  title: v.string(),
  /**
   * Pages for pet owners, served without the shell by the remote's own entry. Staff see the same screens inside the
   * shell: where they sign in on the way [ENG-03], and when the query says so (`staff=1`) [ENG-19].
   */
  ownerPages: v.optional(
    v.strictObject({
      below: PathSchema,
      staffLogin: PathSchema,
      staffQuery: v.string(),
      /** Part of an owner's link, in path or query, that all their pages share: it decides their canary. */
      link: v.optional(v.string()),
    }),
  ),
  /**
   * Screens below this address resume unfinished work, identified by this query parameter or by this tab's storage. A
   * fresh page without either opens `otherwise` instead.
   */
  continues: v.optional(
    v.strictObject({ below: PathSchema, query: v.string(), inTab: v.string(), otherwise: PathSchema }),
  ),
  routes: v.array(RemoteRouteSchema),
  slots: v.optional(v.array(v.strictObject({ name: SlotNameSchema, chunk: v.string() })), []),
  navigation: v.optional(v.array(NavigationItemSchema), []),
  /** The team that gets a message when one of the remote's versions is rolled back. Not sent to pages. */
  owner: v.optional(v.strictObject({ team: v.pipe(v.string(), v.regex(/^.{1,100}$/)), email: EmailSchema })),
  /** Percentage of the remote's page loads in 30 days that may fail before `portal status` reports it. */
  errorBudget: v.optional(PercentSchema),
  /**
   * Further origins that the remote's pages call (`wss:` too) or show pictures from. The web server's settings decide
   * which of them a page gets. Not sent to pages.
   */
  sources: v.optional(SourcesSchema),
})
export type RemoteDeclaration = v.InferOutput<typeof RemoteDeclarationSchema>

/** Reads a `remote.json`. Throws when it is invalid, or claims an address that no remote can have. */
export function readDeclaration(json: unknown): RemoteDeclaration {
  const declaration = v.parse(RemoteDeclarationSchema, json)
  const reserved = reservedClaims(declaration)
  if (reserved.length === 0) return declaration
  throw new Error(`remote.json of ${declaration.name}: ${reserved.join('; ')}. Choose another address.`)
}
