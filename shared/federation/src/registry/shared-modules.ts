/**
 * What shell and remotes share, one copy of each: the shell's. Two copies of React, jotai or the router give
 * two worlds that do not see each other. All else is compiled into the part that uses it: the domain, whose rules are
 * pure, as well as valibot, ky, final-form, dayjs, konva and react-aria-components.
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
  '@portal/federation',
] as const
export type SharedModule = (typeof SHARED_MODULES)[number]
