const BOTH = {
  NODE_ENV: 'production',
  API_URL: 'https://api.portal.example',
  RELEASE_STORE: '/srv/releases',
  RELEASE_KEYS: '/etc/portal/release-keys.json',
}

/** What a web server has to be given in production. */
export const WEB_SETTINGS = {
  ...BOTH,
  RELEASE_SEEN: '/var/lib/portal/seen',
  TRUST_PROXY: '1',
  PUBLIC_ORIGIN: 'https://portal.example',
  BRAND_HOSTS: '{"portal.example":"WA LWD"}',
  IDENTITY_USER_POOL_ID: 'ap-southeast-2_Clinics01',
  IDENTITY_CLIENT_ID: '4a5b6c7d8e9f0a1b2c3d4e5f6a',
  PUSHER_KEY: '0a1b2c3d4e5f',
  PUSHER_WS_PATH: '',
}

/** … a guard. */
export const GUARD_SETTINGS = {
  ...BOTH,
  GUARD_KEY: '/etc/portal/guard-key.pem',
  OPERATOR_TOKEN: '0123456789abcdef0123456789abcdef',
}
