import { afterAll, beforeAll, expect } from 'vitest'
import { HARBOUR, testApi } from './api'
import type { TestApi } from './api'

export interface Row {
  id: string
  date_entered: string
  owner_name: string
  pet_name: string
  opportunity_type: string
  missing: string[]
  age_days: number
  is_late: boolean
  package_name: string | null
  cstm: { order_id_c: string; order_stage_c: string; service_type: { name: string } }
}

/** The booking list of a spec's API for a user: one page, or the rows of all pages. */
export function bookingLists() {
  let api: TestApi
  beforeAll(async () => {
    api = await testApi()
  })
  afterAll(() => api.close())
  const list = async (query: string, as: string = HARBOUR) => {
    const { status, body } = await api.ask('GET', `portal/booking?${query}`, { as })
    expect(status).toBe(200)
    const rows: Row[] = body.data
    return { rows, total: Number(body.total), last: Number(body.last_page), current: Number(body.current_page) }
  }
  const allOf = async (query: string, as: string = HARBOUR): Promise<Row[]> => {
    const rows: Row[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const found = await list(`${query}&page_size=100&page=${page}`, as)
      rows.push(...found.rows)
      last = found.last
    }
    return rows
  }
  return { list, allOf, api: () => api }
}
