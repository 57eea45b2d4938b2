import type { ApiClient } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import type { ServerBooking } from '@portal/domain'

interface Kept {
  server?: ServerBooking
  /** When the latest read and the latest change began, by a counter. */
  read: number
  changed: number
}

/** The server's bookings as one page keeps them; what SWR does of it. */
export class PageBookings {
  readonly #kept = new Map<string, Kept>()
  readonly #api: ApiClient
  #count = 0

  constructor(api: ApiClient) {
    this.#api = api
  }

  read(id: string): ServerBooking | undefined {
    return this.#kept.get(id)?.server
  }

  put(server: ServerBooking): void {
    Object.assign(this.#of(server.id), { server, changed: ++this.#count })
  }

  /** Reads again, if the server answers; an answer counts only if nothing was read or changed since it was asked for. */
  async revalidate(id: string): Promise<void> {
    const kept = this.#of(id)
    const began = ++this.#count
    kept.read = began
    const server = await this.#api.call(getBooking, { params: { id } }).catch(() => undefined)
    if (server && kept.read === began && kept.changed < began) kept.server = server
  }

  #of(id: string): Kept {
    const kept = this.#kept.get(id) ?? { read: 0, changed: 0 }
    this.#kept.set(id, kept)
    return kept
  }
}
