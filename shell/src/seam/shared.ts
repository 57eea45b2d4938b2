import jotaiPackage from 'jotai/package.json'
import react from 'react'
import reactDom from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import swrPackage from 'swr/package.json'
import { CONTRACT_VERSION } from '@portal/federation/host'
import type { SharedCopy, ShellModule } from '@portal/federation/host'
import * as apiClient from './api-client'
import * as federation from './federation'
import * as jotai from './jotai'
import * as router from './router'
import * as swr from './swr'
import * as ui from './ui'

/** Our packages have the contract's version. */
const ours = (module: unknown): SharedCopy => ({ module, version: `${CONTRACT_VERSION}.0` })

/** The modules shared with remotes, with only the names that they import, so that the build drops the others. */
export const shared: Readonly<Record<ShellModule, SharedCopy>> = {
  react: { module: react, version: react.version },
  'react/jsx-runtime': { module: jsxRuntime, version: react.version },
  'react-dom': { module: reactDom, version: reactDom.version },
  jotai: { module: jotai, version: jotaiPackage.version },
  swr: { module: swr, version: swrPackage.version },
  '@portal/router': ours(router),
  '@portal/ui': ours(ui),
  '@portal/api-client': ours(apiClient),
  '@portal/federation': ours(federation),
}
