/** A page of a list in the common form. */
export function pageOf<Row>(data: Row[], total: number, page: number, pageSize: number) {
  return { data, current_page: page, last_page: Math.max(1, Math.ceil(total / pageSize)), total, more: false }
}

interface PageCount {
  readonly total: number
  /** There are more rows than were counted. */
  readonly isMore: boolean
  readonly hasNext: boolean
}

/** A page of a list that may be too long to count. `last_page` is then the last known page. */
export function pageOfMany<Row>(data: Row[], { total, isMore, hasNext }: PageCount, page: number, pageSize: number) {
  const answer = pageOf(data, total, page, pageSize)
  if (!isMore) return answer
  const reached = data.length === 0 ? 1 : page + Number(hasNext)
  return { ...answer, last_page: Math.max(answer.last_page, reached), more: true }
}
