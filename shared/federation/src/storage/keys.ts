/**
 * Every key of the portal's browser storage [OPEN-15]. Keys with `personalPrefix` hold personal data, which is removed
 * at logout and when another user signs in, since clinic computers are shared. Drafts are sealed first.
 */
export const personalPrefix = 'portal.personal.'

/** Followed by the user's id and the choice's name. */
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
  /** Line and expiry of both tokens, session storage. */
  guestSession: `${personalPrefix}guest-session`,
  /** Input in an owner's page before its scripts run: `<path> <field> <words>`, session storage. */
  typedEarly: `${personalPrefix}typed-early`,
  /** Prefix of draft names, and of drafts stored unsealed while their key is missing: `<prefix><user>.<draft id>`. */
  draft: `${personalPrefix}draft.`,
  /** Keys of a user's drafts for the session: `<prefix><user>`, session storage. */
  draftKey: `${personalPrefix}draft-key.`,
  /** Id of each user's key that seals in this browser, local storage. */
  draftKeyId: 'portal.draft-key-id',
  /** Sealed drafts: `<prefix><time>.<key id>.<random>`, local storage [OPEN-279]. */
  sealed: 'portal.sealed.',
  /** Search and filter of a list, per user, local storage [BKG-34, CAT-11]. */
  listFilter: (userId: string, list: string) => `${personalPrefix}filter.${userId}.${list}`,
  /** A screen's choice, per user, local storage [BKG-08]. */
  preference: (userId: string, name: string) => `${preferencePrefix}${userId}.${name}`,
  /** Entries of this tab's history that belong to other users: `<prefix><user>.keys`, session storage. */
  foreignHistory: `${personalPrefix}foreign-history.`,
  /** The server's time minus this computer's, in ms, local storage: tokens expire by the server's. */
  clockOffset: 'portal.clock-offset',
  /** Set once the browser has fetched the interface font, local storage. */
  font: 'portal.font',
  /** Watchdogs of parts that are being started, local storage: `<prefix><remote>@<version>`. */
  bootWatchdog: 'portal.trial.',
  /** Prefix of damaged entries, which are never read again. */
  setAside: `${personalPrefix}damaged.`,
  /** Development only: `{ remote name: entry address }`. */
  remoteOverride: 'mf-override',
} as const
