/**
 * What shell and remotes share, one copy of each: the shell's. Two copies of React, jotai or the router give
 * two worlds that do not see each other. Not here: valibot, ky, final-form, dayjs, konva, react-aria-components;
 * each lives inside one of our packages or in the remote that uses it. Nor `@portal/federation/host`: the shell alone
 * opens it, and inside its build both doors lead to the same modules.
 */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'jotai',
  'swr',
  '@portal/router',
  '@portal/ui',
  '@portal/api-client',
  '@portal/domain',
  '@portal/federation',
] as const

/**
 * No version is asked for, of our packages or of others: a remote takes the copy that the shell has. Whether it
 * may is decided before, by the `contract` of its `remote.json`.
 */
const requiredVersion = false

/** The shell brings every singleton in its first chunk and registers it before any remote starts. */
export const shellShared = Object.fromEntries(
  [...singletons, 'react-dom/client'].map((name) => [name, { singleton: true, eager: true, requiredVersion } as const]),
)

/** Remotes only consume: `import: false` keeps a copy of their own out of their build. */
export const remoteShared = Object.fromEntries(
  singletons.map((name) => [name, { singleton: true, import: false, requiredVersion } as const]),
)
