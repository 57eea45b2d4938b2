import * as v from 'valibot'
import { reservedClaims } from './reserved-paths'

/**
 * Whom a page lets in [SHL-43..45]: everybody, a staff session, or that or the client token, which a pet's owner gets
 * for one engraving line [OPEN-77]. Whose token a call needs is another question: `Access` of the contract.
 */
export const RouteAccessSchema = v.picklist(['open', 'staff', 'staff-or-client'])
export type RouteAccess = v.InferOutput<typeof RouteAccessSchema>

/**
 * A request that the start script may send before any of our JavaScript has arrived.
 * Values: `?name|default` takes a URL query parameter, `:name` a path parameter, `@relationship` the signed-in
 * practice's relationship type, anything else is literal.
 */
export const EarlyRequestSchema = v.strictObject({
  path: v.string(),
  query: v.optional(v.record(v.string(), v.string()), {}),
  /** What a `?name` must look like, whole, to be asked for early; odd values are left to the screen to read. */
  like: v.optional(v.record(v.string(), v.string()), {}),
  /** The endpoint needs no token, so it is also sent without a session. */
  open: v.optional(v.boolean(), false),
  /** What is drawn before React is there does not wait for its answer, and keeps its room where it has not come [OPEN-243]. */
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

/** Any name: whoever fills a slot declares it, with its props, in `shared/slots`. */
export const SlotNameSchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{0,59}$/))

const PathSchema = v.pipe(v.string(), v.startsWith('/'))

const RemoteRouteSchema = v.strictObject({
  path: PathSchema,
  access: RouteAccessSchema,
  /** Name of the chunk that holds the screen. */
  chunk: v.string(),
  /** The screen's file below `src`, and its export where that has another name: `edit/screens#ThankYouScreen`. */
  component: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*(#[A-Za-z]\w*)?$/))),
  /** The item of the navigation that stands for this page, when the page is not below its address. */
  under: v.optional(PathSchema),
  early: v.optional(v.array(EarlyRequestSchema), []),
  /**
   * The screen may be drawn before React is there: from its early answers, by hooks that give their first value. Not for
   * one whose first drawing needs an effect, a context of its own or a form library.
   */
  drawnEarly: v.optional(v.boolean()),
})

/** Origins for a page's policy, by what they are for. */
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

/** Every remote's folder, package and address begin alike. */
export function isRemoteName(name: string): boolean {
  return /^mf-[a-z-]{1,60}$/.test(name)
}

/** `remote.json`: what a remote tells of itself as data, so that the shell knows it before its code runs. */
export const RemoteDeclarationSchema = v.strictObject({
  name: v.pipe(v.string(), v.check(isRemoteName)),
  /** Its name in the user's words, for 'The part "Bookings" did not arrive.'. */
  title: v.string(),
  /**
   * Pages for pet owners, served without the shell by the remote's own entry. Staff see the same screens inside the
   * shell: where they sign in on their way there [ENG-03], and where the query says so (`staff=1`) [ENG-19].
   */
  ownerPages: v.optional(
    v.strictObject({
      below: PathSchema,
      staffLogin: PathSchema,
      staffQuery: v.string(),
      /** The part of an owner's link, in path or query, that is the same on all their pages: whose canary it is. */
      link: v.optional(v.string()),
    }),
  ),
  /**
   * Screens below this address go on with what was begun: named by this query of theirs, or by what this tab keeps for
   * its user. A fresh page with neither opens the other one at once.
   */
  continues: v.optional(
    v.strictObject({ below: PathSchema, query: v.string(), inTab: v.string(), otherwise: PathSchema }),
  ),
  routes: v.array(RemoteRouteSchema),
  slots: v.optional(v.array(v.strictObject({ name: SlotNameSchema, chunk: v.string() })), []),
  navigation: v.optional(v.array(NavigationItemSchema), []),
  /** Who is told when a version of it was rolled back. No page is sent it. */
  owner: v.optional(v.strictObject({ team: v.pipe(v.string(), v.regex(/^.{1,100}$/)), email: EmailSchema })),
  /** The share of its page loads, in percent of 30 days, that may fail before `portal status` says so. */
  errorBudget: v.optional(PercentSchema),
  /**
   * Further origins that its pages call (`wss:` too) or show pictures from. It says what it needs; whether it gets it
   * stands in the settings of the web server. No page is sent it.
   */
  sources: v.optional(SourcesSchema),
})
export type RemoteDeclaration = v.InferOutput<typeof RemoteDeclarationSchema>

/** A `remote.json` that was read. Throws when it is none, or claims an address that no remote can have. */
export function readDeclaration(json: unknown): RemoteDeclaration {
  const declaration = v.parse(RemoteDeclarationSchema, json)
  const reserved = reservedClaims(declaration)
  if (reserved.length === 0) return declaration
  throw new Error(`remote.json of ${declaration.name}: ${reserved.join('; ')}. Choose another address.`)
}
