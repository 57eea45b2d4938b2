import type { Registry, Sources } from '@portal/federation/host'
import type { Grants } from '../options/options'

/** Origins that the served remotes need: granted ones, and ones that are refused. */
export interface GrantedSources extends Sources {
  /** Refused origins by remote, such as `connect https://maps.example`. */
  readonly refused: Readonly<Record<string, readonly string[]>>
}

/** Origins that a page's policy allows for remotes: each is named by the remote and granted by the settings. */
export function grantSources({ remotes }: Pick<Registry, 'remotes'>, grants: Grants = {}): GrantedSources {
  const needs = Object.values(remotes).flatMap(({ name, sources }) =>
    (['connect', 'images'] as const).flatMap((use) =>
      (sources?.[use] ?? []).map((origin) => ({ name, use, origin, isGranted: isGranted(grants, name, use, origin) })),
    ),
  )
  const originsFor = (use: keyof Sources) => [
    ...new Set(needs.filter((need) => need.use === use && need.isGranted).map(({ origin }) => origin)),
  ]
  const refused: Record<string, string[]> = {}
  for (const { name, use, origin, isGranted: is } of needs) if (!is) (refused[name] ??= []).push(`${use} ${origin}`)
  return { connect: originsFor('connect'), images: originsFor('images'), refused }
}

const isGranted = (grants: Grants, name: string, use: keyof Sources, origin: string) =>
  Object.hasOwn(grants, name) && (grants[name]?.[use].includes(origin) ?? false)
