import type { Registry, Sources } from '@portal/federation/host'
import type { Grants } from '../options/options'

/** What the served remotes need and have been granted, and what they need and have not. */
export interface GrantedSources extends Sources {
  /** By remote: `connect https://maps.example`. */
  readonly refused: Readonly<Record<string, readonly string[]>>
}

/** What a page's policy allows for its remotes: what they say they need, as far as the settings grant it. */
export function grantedSources({ remotes }: Pick<Registry, 'remotes'>, grants: Grants = {}): GrantedSources {
  const needs = Object.values(remotes).flatMap(({ name, sources }) =>
    (['connect', 'images'] as const).flatMap((use) =>
      (sources?.[use] ?? []).map((origin) => ({ name, use, origin, isGranted: isGranted(grants, name, use, origin) })),
    ),
  )
  const granted = (use: keyof Sources) => [
    ...new Set(needs.filter((need) => need.use === use && need.isGranted).map(({ origin }) => origin)),
  ]
  const refused: Record<string, string[]> = {}
  for (const { name, use, origin, isGranted: is } of needs) if (!is) (refused[name] ??= []).push(`${use} ${origin}`)
  return { connect: granted('connect'), images: granted('images'), refused }
}

const isGranted = (grants: Grants, name: string, use: keyof Sources, origin: string) =>
  Object.hasOwn(grants, name) && (grants[name]?.[use].includes(origin) ?? false)
