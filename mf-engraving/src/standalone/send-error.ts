import { config, part } from './config'

/** Which remote and version the failures belong to [SHL-57]. */
export const TAGS = { remote: part.name, remote_version: part.version }

/**
 * Sends a failure to the error service without the service's library, which may be missing.
 *
 * @param what a text of ours, since nothing here removes personal data
 */
export function sendError(what: string): void {
  const { origin, pathname, username } = new URL(config.errors.dsn, location.origin)
  const address = `${origin}${pathname.replace(/[^/]+$/, 'api/$&/envelope/')}?sentry_key=${username}`
  const header = { event_id: crypto.randomUUID().replaceAll('-', '') }
  const exception = { values: [{ type: 'Error', value: what }] }
  const event = { release: config.release, tags: TAGS, exception }
  navigator.sendBeacon(address, [header, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n'))
}
