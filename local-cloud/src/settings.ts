import type { NewAccount } from './identity/pool'

/** Names and keys that client and service share. The demo's values are public. */
export interface Settings {
  /** The browser's origin; its web server forwards `/cloud/<service>/*` here. */
  publicOrigin: string
  /** The keys sign the administration calls. */
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
  /** Mail to this domain is refused, as for missing mailboxes. */
  mail: { refusedDomain: string }
  sms: { apiKey: string }
}

const POOL_ID = 'ap-southeast-2_Portal001'

/** Defaults for development. None of these keys works outside this machine. */
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
  /** HTTP port of all services; 0 chooses a free port. */
  port: number
  /** Port of the user pool's administration, for the backend only. */
  adminPort: number
  smtpPort: number
  /** State is stored in `<dataDir>/cloud`. */
  dataDir: string
  publicOrigin?: string
  settings?: Partial<Omit<Settings, 'publicOrigin'>>
  /** Created when the user pool is empty. */
  accounts?: NewAccount[]
}
