import { createInstance } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import react from 'react'
import reactDom from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import { createRoot } from 'react-dom/client'
import * as jotai from 'jotai'
import * as swr from 'swr'
import * as apiClient from '@portal/api-client'
import * as domain from '@portal/domain'
import * as federation from '@portal/federation'
import * as router from '@portal/router'
import { fakeHost } from '@portal/testing/fake-host'
import * as ui from '@portal/ui'

/* A host with the Module Federation runtime only: without our registry, loader or start script. */
const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  swr,
  '@portal/router': router,
  '@portal/ui': ui,
  '@portal/api-client': apiClient,
  '@portal/domain': domain,
  '@portal/federation': federation,
}

const shareConfig = { singleton: true, requiredVersion: false } as const
const { name, entry, path } = Object(Reflect.get(window, 'wanted'))
const instance = createInstance({
  name: 'plain_host',
  remotes: [{ name, entry, entryGlobalName: name }],
  shared: Object.fromEntries(
    Object.entries(modules).map(([key, module]) => [key, { version: '1.0.0', lib: () => module, shareConfig }]),
  ),
})
const loaded = await instance.loadRemote<{ default: { routes: Record<string, () => Promise<ComponentType>> } }>(
  `${name}/module`,
)
const Screen = await loaded?.default.routes[path]?.()
const root = document.getElementById('root')
if (Screen && root)
  createRoot(root).render(
    <router.MemoryRouter initialEntries={[path]}>
      <federation.PortalHostProvider value={fakeHost()}>
        <Screen />
      </federation.PortalHostProvider>
    </router.MemoryRouter>,
  )
