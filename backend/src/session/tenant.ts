import type { LinkSession, Session } from './session'

/** The practice a repository is confined to. Only `tenantFrom` makes one, only from a verified session or link. */
class TenantOfSession {
  readonly #practiceId: string
  constructor(session: Session | LinkSession) {
    this.#practiceId = session.practiceId
  }
  get practiceId(): string {
    return this.#practiceId
  }
}

export type Tenant = TenantOfSession

/** Practice isolation by construction: no id from the page ever becomes a tenant. */
export function tenantFrom(session: Session | LinkSession): Tenant {
  return new TenantOfSession(session)
}
