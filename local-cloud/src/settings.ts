import type { NewAccount } from './identity/pool'

/** Names and keys that both sides of a protocol must agree on; the demo values are fixed and open. */
export interface Settings {
  /** Origin the browser uses; the web server forwards `/cloud/<service>/*` from there. */
  publicOrigin: string
  /** The keys sign the pool's administration. */
  identity: {
    poolId: string
    clientId: string
    issuer: string
    region: string
    accessKey: string
    secretKey: string
  }
  realtime: { appId: string; key: string; secret: string }
  storage: { region: string; bucket: string; accessKey: string; secretKey: string }
  errors: { publicKey: string }
  places: { apiKey: string }
  /** Addresses of this domain are refused, as those of mailboxes that are not there. */
  mail: { refusedDomain: string }
  sms: { apiKey: string }
}

const POOL_ID = 'ap-southeast-2_Portal001'

/** What a fresh checkout runs with. Nothing here opens anything outside this machine. */
export const DEMO_SETTINGS: Settings = {
  publicOrigin: 'http://localhost:8080',
  identity: {
    poolId: POOL_ID,
    clientId: 'portalwebclient00000000000',
    issuer: `https://cognito-idp.ap-southeast-2.amazonaws.com/${POOL_ID}`,
    region: 'ap-southeast-2',
    accessKey: 'PORTALDEMOIDENTITY00',
    secretKey: 'portal-demo-identity-secret',
  },
  realtime: { appId: '1001', key: 'portal-demo-key', secret: 'portal-demo-secret' },
  storage: {
    region: 'ap-southeast-2',
    bucket: 'portal',
    accessKey: 'PORTALDEMOACCESSKEY0',
    secretKey: 'portal-demo-storage-secret',
  },
  errors: { publicKey: 'public' },
  places: { apiKey: 'portal-demo-places-key' },
  mail: { refusedDomain: 'refuses.test' },
  sms: { apiKey: 'portal-demo-sms-key' },
}

export interface LocalCloudOptions {
  /** HTTP listener of all services; 0 takes a free port. */
  port: number
  /** Identity's administration, for the backend only. */
  adminPort: number
  smtpPort: number
  /** State is kept in `<dataDir>/cloud`. */
  dataDir: string
  publicOrigin?: string
  settings?: Partial<Omit<Settings, 'publicOrigin'>>
  /** Created when the user pool is empty. */
  accounts?: NewAccount[]
}
