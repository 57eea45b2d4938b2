import type { Page, Route } from '@playwright/test'

/** How a server answers that is broken; what hangs never answers. */
export const BROKEN = {
  '500': (route: Route) => route.fulfill({ status: 500, json: { message: 'Down' } }),
  '502 with HTML': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' }),
  hang: () => undefined,
  'cut off': (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"data":[{"id":"1' }),
  'wrong type': (route: Route) => route.fulfill({ json: 7 }),
} as const

export type Brokenness = keyof typeof BROKEN

/** A call of the API by its path and search, as a page makes it; but for an address look-up's session, new each time. */
export function callOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search.replace(/&session=[\w-]+/, '')
}

/** From now on that call is answered so; tells how often it was. */
export async function breakCall(page: Page, call: string, how: Brokenness): Promise<() => number> {
  let times = 0
  await page.route(
    (url) => callOf(url.href) === call,
    (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      times += 1
      return BROKEN[how](route)
    },
  )
  return () => times
}
