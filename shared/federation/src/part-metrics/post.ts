/** Where something is told, and in whose name. */
export interface Target {
  readonly url: string
  readonly token?: string
}

/** Tells what may be lost on the way, also while the page is left. */
export function post({ url, token }: Target, body: object): void {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  fetch(url, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => undefined)
}
