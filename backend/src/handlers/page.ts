/** One page of a list, as every list answers. */
export function pageOf<Row>(data: Row[], total: number, page: number, pageSize: number) {
  return { data, current_page: page, last_page: Math.max(1, Math.ceil(total / pageSize)), total }
}
