/**
 * Modules that shell and remotes share, in one copy: the shell's. Two copies of React, jotai or the router would not
 * see each other's state, and a copy of the domain in every screen would repeat 8 KB. Everything else is compiled into
 * the part that uses it: valibot, ky, final-form, konva and react-aria-components.
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

/** The page's copy of a shared module, with its version. */
export interface SharedCopy {
  readonly module: unknown
  readonly version: string
}
