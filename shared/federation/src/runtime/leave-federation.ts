import { createInstance } from '@module-federation/enhanced/runtime'
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime'
import type { Federation } from '../loader/federation-script'

/**
 * Leaves for the page the one copy of Module Federation's runtime, the shell's as well as that which the library builds
 * into each remote, and these shared modules with it.
 */
export function leaveFederation(shared: Federation['shared']): void {
  globalThis.portalFederation = { createInstance, bundlerRuntime, shared }
}
