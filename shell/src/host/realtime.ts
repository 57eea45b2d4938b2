import { portalConfig } from '@portal/federation/host'
import type { RealtimeSettings } from '@portal/federation'

/** Where the real-time service answers; it shares the page's origin. */
export function realtimeSettings(): RealtimeSettings {
  const { key, wsPath } = portalConfig().realtime
  const secure = location.protocol === 'https:'
  return { key, path: wsPath, host: location.hostname, port: Number(location.port) || (secure ? 443 : 80), secure }
}
