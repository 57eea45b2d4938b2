const BOTH = {
  NODE_ENV: 'production',
  API_URL: 'https://api.portal.example',
  RELEASE_STORE: '/srv/releases',
  RELEASE_KEYS: '/etc/portal/release-keys.json',
}

const OF_PAGES = {
  TRUST_PROXY: '1',
  PUBLIC_ORIGIN: 'https://portal.example',
  BRAND_HOSTS: '{"portal.example":"WA LWD"}',
  IDENTITY_USER_POOL_ID: 'ap-southeast-2_Clinics01',
  IDENTITY_CLIENT_ID: '4a5b6c7d8e9f0a1b2c3d4e5f6a',
  PUSHER_KEY: '0a1b2c3d4e5f',
}

/** Required settings of a web server in production. */
export const WEB_SETTINGS = {
  ...BOTH,
  ...OF_PAGES,
  RELEASE_SEEN: '/var/lib/portal/seen',
  PUSHER_WS_PATH: '',
}

/** Required settings of a backend in production. */
export const BACKEND_SETTINGS = {
  NODE_ENV: 'production',
  ...OF_PAGES,
  DATABASE_URL: 'postgres://portal:a-password@db.internal/portal?sslmode=verify-full',
  IDENTITY_ISSUER: 'https://cognito-idp.ap-southeast-2.amazonaws.com/ap-southeast-2_Clinics01',
  IDENTITY_JWKS_URI: 'https://cognito-idp.ap-southeast-2.amazonaws.com/ap-southeast-2_Clinics01/.well-known/jwks.json',
  IDENTITY_URL: '',
  IDENTITY_ADMIN_URL: '',
  IDENTITY_ADMIN_ACCESS_KEY: '',
  IDENTITY_ADMIN_SECRET_KEY: '',
  SMTP_URL: 'smtps://portal:a-password@mail.example:465',
  MAIL_FROM: 'Portal <no-reply@portal.example>',
  STORAGE_ENDPOINT: 'https://s3.ap-southeast-2.amazonaws.com',
  STORAGE_PUBLIC_ENDPOINT: '',
  STORAGE_BUCKET: 'clinic-portal',
  STORAGE_ACCESS_KEY: 'AKIAEXAMPLE',
  STORAGE_SECRET_KEY: 'a-secret-key',
  PLACES_URL: 'https://places.googleapis.com',
  PLACES_KEY: 'a-places-key',
  PUSHER_APP_ID: '1234567',
  PUSHER_SECRET: 'a-realtime-secret',
}

/** Required settings of a guard in production. */
export const GUARD_SETTINGS = {
  ...BOTH,
  GUARD_KEY: '/etc/portal/guard-key.pem',
  OPERATOR_TOKEN: '0123456789abcdef0123456789abcdef',
}
