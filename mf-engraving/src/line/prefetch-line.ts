import { preload } from 'swr'
import { apiKey } from '@portal/api-client'
import type { ApiClient, Endpoint, InputOf } from '@portal/api-client'
import { getActualProducts } from '@portal/api-client/contract/booking'
import { getEngraving } from '@portal/api-client/contract/engraving'
import { getClientDetails } from '@portal/api-client/contract/guest'
import type { LineAddress } from './line-address'
import { lineInputs } from './line-calls'

/** Requests a line's data before its screen renders; the screen then uses these answers. */
export function prefetchLine(api: ApiClient, line: Omit<LineAddress, 'staff'>): void {
  const { booking, product, engraving } = lineInputs(line)
  ask(api, getClientDetails, booking)
  ask(api, getActualProducts, product)
  ask(api, getEngraving, engraving)
}

function ask<E extends Endpoint>(api: ApiClient, endpoint: E, input: InputOf<E>): void {
  // The screen reports the failure.
  preload(apiKey(endpoint, input), () => api.call(endpoint, input)).catch(() => undefined)
}
