import { readFileSync } from 'node:fs'
import { SETTINGS } from './table.data'
import type { Setting } from './table.data'

type EnvValues = Readonly<Partial<Record<string, string>>>

/** Error sentences for files of certificates and keys. */
export function pemFaults(own: readonly (readonly [string, Setting])[], given: EnvValues): readonly string[] {
  return own.flatMap(([name, { pem }]) => {
    const file = given[name]
    if (pem === undefined || !file) return []
    const text = textOf(file)
    if (text === null) return [`${name} names a file that cannot be read`]
    const begins = pem === 'certificate' ? /-----BEGIN CERTIFICATE-----/ : /-----BEGIN ([A-Z]+ )?PRIVATE KEY-----/
    return begins.test(text) ? [] : [`${name} names a file without a ${pem}`]
  })
}

/** Settings of services whose certificates can come from the operator's own authority. */
const WITH_OWN_CA: readonly string[] = SETTINGS.OWN_CA_FOR.fallback.split(' ')

/** Refuses other names in `OWN_CA_FOR`. */
export function trustFaults({ OWN_CA, OWN_CA_FOR = '' }: EnvValues): readonly string[] {
  const others = OWN_CA ? OWN_CA_FOR.split(' ').filter((name) => name && !WITH_OWN_CA.includes(name)) : []
  return others.length > 0 ? [`OWN_CA_FOR names what is none of ${WITH_OWN_CA.join(', ')}: ${others.join(', ')}`] : []
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
