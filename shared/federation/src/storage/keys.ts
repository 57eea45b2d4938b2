/**
 * Every key the portal keeps in the browser, in one place [OPEN-15]. Keys that start with `personalPrefix`
 * hold personal data and are removed at logout and when another user signs in, for clinic computers are shared. Drafts
 * are sealed first.
 */
export const personalPrefix = 'portal.personal.'

/** Before the user's id and the name of the choice. */
export const preferencePrefix = `${personalPrefix}preference.`

export const storageKeys = {
  /** Access token of the staff session [SHL-22], local storage. */
  sessionToken: `${personalPrefix}session-token`,
  /** User record and practice snapshot of the session [SHL-24], local storage. */
  userData: `${personalPrefix}user-data`,
  /** Brand code of the signed-in user, local storage: the start script sends it as a hint. */
  brand: `${personalPrefix}brand`,
  /** Tokens of the identity library, local storage. */
  identity: `${personalPrefix}identity.`,
  /** Client token of an owner's engraving session [SHL-23], session storage. */
  clientToken: `${personalPrefix}client-token`,
  /** Guest token: read of one booking [OPEN-77], session storage. */
  guestToken: `${personalPrefix}guest-token`,
  /** Which line both tokens are for and when they end, session storage. */
  guestSession: `${personalPrefix}guest-session`,
  /** What was typed into an owner's page before it answers: `<path> <field> <words>`, session storage. */
  typedEarly: `${personalPrefix}typed-early`,
  /** Booking drafts that lie open for want of a key, and the names of all: `<prefix><user>.<id of the draft>`. */
  draft: `${personalPrefix}draft.`,
  /** Keys of a user's drafts while the session lasts: `<prefix><user>`, session storage. */
  draftKey: `${personalPrefix}draft-key.`,
  /** Which key of each user seals in this browser, local storage. */
  draftKeyId: 'portal.draft-key-id',
  /** Drafts, readable to their users alone: `<prefix><time>.<id of the key>.<any>`, local storage [OPEN-279]. */
  sealed: 'portal.sealed.',
  /** Search and filter of a list, per user, local storage [BKG-34, CAT-11]. */
  listFilter: (userId: string, list: string) => `${personalPrefix}filter.${userId}.${list}`,
  /** A screen's choice, per user, local storage [BKG-08]. */
  preference: (userId: string, name: string) => `${preferencePrefix}${userId}.${name}`,
  /** The entries of this tab's history that are not its user's: `<prefix><user>.keys`, session storage. */
  foreignHistory: `${personalPrefix}foreign-history.`,
  /** The server's time less this computer's, in ms, local storage: tokens are judged by the server's. */
  clockOffset: 'portal.clock-offset',
  /** There once the browser has fetched the interface font, local storage. */
  font: 'portal.font',
  /** Parts that are being started, local storage: `<prefix><remote>@<version>` holds their page's sign of life. */
  bootWatchdog: 'portal.trial.',
  /** Damaged entries are set aside under this prefix, never read again. */
  setAside: `${personalPrefix}damaged.`,
  /** Development only: `{ remote name: entry address }`. */
  remoteOverride: 'mf-override',
} as const
