/**
 * What shell and remotes share, one copy of each: the shell's. Two copies of React, jotai or the router give
 * two worlds that do not see each other, and a copy of the domain in every screen is the same 8 KB again and again. All
 * else is compiled into the part that uses it: valibot, ky, final-form, konva and react-aria-components.
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  'swr',
  '@portal/router',
  '@portal/ui',
  '@portal/api-client',
  '@portal/domain',
  '@portal/federation',
] as const
export type SharedModule = (typeof SHARED_MODULES)[number]

/** The page's copy of a shared module, and its version. */
export interface Shared {
  readonly module: unknown
  readonly version: string
}
