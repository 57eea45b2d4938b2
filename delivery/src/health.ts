interface Upstream {
  readonly name: string
  readonly url: string
}

/** Any answer that is not a fault of the server's counts: the question is whether it is there. */
async function isUp(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false
  }
}

/** The state of this server and of those behind it. */
export async function health(release: string, upstreams: readonly Upstream[]) {
  const states = await Promise.all(
    upstreams.map(async ({ name, url }) => [name, (await isUp(url)) ? 'ok' : 'down'] as const),
  )
  const status = states.every(([, state]) => state === 'ok') ? 'ok' : 'degraded'
  return { status, release, web: 'ok', ...Object.fromEntries(states) }
}
