import { createInstance } from '@module-federation/enhanced/runtime'
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime'

/** Sets the page's one copy of Module Federation's runtime. */
export function leaveFederation(): void {
  globalThis.portalFederation = { createInstance, bundlerRuntime }
}
