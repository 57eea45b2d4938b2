/** Whether a list is scrolled so far that the next page should be fetched: two thirds [WIZ-78]. */
export function isNearEnd(list: { scrollTop: number; clientHeight: number; scrollHeight: number }): boolean {
  return list.scrollTop + list.clientHeight >= (list.scrollHeight * 2) / 3
}
