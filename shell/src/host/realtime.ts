import { portalConfig } from '@portal/federation/host'
import type { RealtimeSettings } from '@portal/federation'

/** Address of the real-time service: its own host, else the page's. */
export function realtimeSettings(): RealtimeSettings {
  const { key, wsPath: path, host, ...at } = portalConfig().realtime
  const secure = (host ? at.secure : undefined) ?? location.protocol === 'https:'
  const usual = secure ? 443 : 80
  if (host) return { key, path, host, port: at.port ?? usual, secure }
  return { key, path, host: location.hostname, port: Number(location.port) || usual, secure }
}
