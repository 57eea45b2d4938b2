/** Whether a list is scrolled by two thirds, so that the next page should load [WIZ-78]. */
export function isNearEnd(list: { scrollTop: number; clientHeight: number; scrollHeight: number }): boolean {
  return list.scrollTop + list.clientHeight >= (list.scrollHeight * 2) / 3
}
