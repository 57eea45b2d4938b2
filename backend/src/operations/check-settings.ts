import { readBrandHosts } from '@portal/brand'
import { SETTINGS, isLogFormat, readCallerSecrets } from '@portal/server'
import type { Env, SettingName } from '@portal/server'

interface Rule {
  readonly fits: (value: string) => boolean
  readonly wanted: string
  /** An empty value is valid: it means the default, or no value. */
  readonly mayBeEmpty?: true
}

const isUrl =
  (...schemes: string[]) =>
  (value: string) =>
    URL.canParse(value) && schemes.includes(new URL(value).protocol.replace(':', ''))
const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535

const port: Rule = { fits: isPort, wanted: 'a port from 0 to 65535' }
const http: Rule = { fits: isUrl('http', 'https'), wanted: 'an address like https://host/path' }
const word: Rule = { fits: (value) => /^[\x21-\x7e]{1,500}$/.test(value), wanted: 'a text without blanks' }
const seconds: Rule = { fits: (value) => /^\d{1,3}$/.test(value), wanted: 'a number of seconds' }
// Reopening a screen a few times would exceed a lower limit.
const calls: Rule = { fits: (value) => /^[1-9]\d{2,8}$/.test(value), wanted: 'a number of calls from 100' }
const orEmpty = (rule: Rule): Rule => ({ ...rule, mayBeEmpty: true })
// node-postgres knows neither several hosts nor `target_session_attrs`: it would look up all names as one host.
const isOfOneHost = (value: string) => !/target_session_attrs|^[^?]*@[^/?]*(,|%2c)|[?&]host=[^&]*(,|%2c)/i.test(value)
const database = orEmpty({
  fits: (value) => isUrl('postgres', 'postgresql')(value) && isOfOneHost(value),
  wanted:
    'an address like postgres://user@host/name with one host: of several HAProxy finds the primary (deploy/postgres)',
})

const RULES: Readonly<Partial<Record<SettingName, Rule>>> = {
  LOG_FORMAT: { fits: isLogFormat, wanted: 'json or text' },
  HOST_BACKEND: word,
  TRUST_PROXY: { fits: (value) => /^\d$/.test(value), wanted: 'a number of proxies from 0 to 9' },
  DRAIN_SECONDS: seconds,
  FINISH_SECONDS: seconds,
  PORT_BACKEND: port,
  PORT_CLOUD: port,
  PORT_CLOUD_ADMIN: port,
  PORT_SMTP: port,
  PUBLIC_ORIGIN: http,
  BRAND_HOSTS: {
    fits: (value) => readBrandHosts(value) !== null,
    wanted: 'brands by host as JSON like {"portal.example":"VIC EDH"}',
  },
  DATABASE_URL: database,
  MIGRATION_DATABASE_URL: database,
  OWNER_YEARS: { fits: (value) => /^[1-9]\d?$/.test(value), wanted: 'a number of years from 1 to 99' },
  DATABASE_POOL: orEmpty({
    fits: (value) => /^([2-9]|[1-9]\d{1,3})$/.test(value),
    wanted: 'a number of connections from 2',
  }),
  IDENTITY_USER_POOL_ID: { fits: (value) => /^[\w-]+_\w+$/.test(value), wanted: 'a pool like ap-southeast-2_Abc123' },
  IDENTITY_CLIENT_ID: word,
  IDENTITY_ISSUER: http,
  IDENTITY_JWKS_URI: http,
  IDENTITY_URL: orEmpty(http),
  IDENTITY_ADMIN_URL: orEmpty(http),
  IDENTITY_ADMIN_ACCESS_KEY: orEmpty(word),
  IDENTITY_ADMIN_SECRET_KEY: orEmpty(word),
  SMTP_URL: { fits: isUrl('smtp', 'smtps'), wanted: 'an address like smtps://user:password@host:465' },
  MAIL_FROM: { fits: (value) => /^[^\r\n]*\S+@\S+$/.test(value), wanted: 'a sender like Portal <no-reply@host>' },
  SMS_URL: orEmpty(http),
  SMS_KEY: orEmpty(word),
  SMS_FROM: orEmpty({
    fits: (value) => /^(\+\d{5,15}|[A-Za-z][A-Za-z\d]{2,10})$/.test(value),
    wanted: 'a sender like +61400000000 or up to 11 letters and digits',
  }),
  STORAGE_ENDPOINT: http,
  STORAGE_PUBLIC_ENDPOINT: orEmpty({
    fits: (value) => http.fits(value) || /^\/[\w/-]*\w$/.test(value),
    wanted: 'an address like https://host/path or a path like /storage',
  }),
  STORAGE_BUCKET: word,
  STORAGE_ACCESS_KEY: word,
  STORAGE_SECRET_KEY: word,
  PLACES_URL: http,
  PLACES_KEY: word,
  PUSHER_APP_ID: word,
  PUSHER_KEY: word,
  PUSHER_SECRET: word,
  PUSHER_HOST: word,
  PUSHER_PORT: port,
  // Use is recorded once a minute, so a limit below five minutes would end sessions in use.
  SESSION_IDLE_MINUTES: { fits: (value) => /^\d{1,6}$/.test(value) && Number(value) >= 5, wanted: 'minutes from 5' },
  SESSION_HOURS: { fits: (value) => /^[1-9]\d{0,4}$/.test(value), wanted: 'hours from 1' },
  STAFF_CALLS: calls,
  PRACTICE_CALLS: calls,
  LINE_CALLS: calls,
  OWNER_CALLS: calls,
  CALLER_SECRETS: orEmpty({
    fits: (value) => readCallerSecrets(value) !== null,
    wanted: 'one or two secrets of at least 32 letters and digits, with a blank between',
  }),
  OPERATOR_TOKEN: orEmpty({
    fits: (value) => /^[\w.~+/-]{32,500}=*$/.test(value),
    wanted: 'a token of at least 32 letters and digits',
  }),
}
/** A URL may contain a password. */
const isSecret = (name: string) => name.endsWith('_URL') || (isSetting(name) && 'secret' in SETTINGS[name])
const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name)

/**
 * Returns a line for each invalid setting, with its name and what it must be; secrets are not repeated. Omits settings
 * that were reported already.
 */
export function findSettingFaults(env: Env, saidAlready: ReadonlySet<string> = new Set()): string[] {
  const wrong = Object.entries(RULES).flatMap(([name, { fits, wanted, mayBeEmpty }]) => {
    const value = env[name]
    if (saidAlready.has(name) || value === undefined || (value === '' && mayBeEmpty) || fits(value)) return []
    const shown = value === '' ? ' is empty' : isSecret(name) ? '' : `=${JSON.stringify(value.slice(0, 60))}`
    return `${name}${shown} is not ${wanted}`.replace(' is empty is not', ' is empty, not')
  })
  if (Boolean(env.IDENTITY_ADMIN_ACCESS_KEY) !== Boolean(env.IDENTITY_ADMIN_SECRET_KEY)) {
    wrong.push('IDENTITY_ADMIN_ACCESS_KEY and IDENTITY_ADMIN_SECRET_KEY are both set or both empty')
  }
  if (env.SMS_URL && !(env.SMS_KEY && env.SMS_FROM)) wrong.push('SMS_URL needs SMS_KEY and SMS_FROM beside it')
  return wrong
}
