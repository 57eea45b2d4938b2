import { getStageLabels } from '@portal/api-client/contract/public'
import {
  draftIdIn,
  draftSearch,
  listDrafts,
  newDraftId,
  parseUnknown,
  paths,
  readDraft,
  storedFilter,
  storedInTab,
  storedPreference,
  usePortalHost,
  useSignedInUser,
} from '@portal/federation'
import { draftNames } from '@portal/federation/host'
import type { ShellModule } from '@portal/federation/host'
import { useRead } from './answers'
import * as react from './react'
import * as router from './router'
import * as swr from './swr'
import * as ui from './ui'

const nothing = () => undefined

/** Replaces the portal modules during an early render: data is there or not, and nothing is written. */
const federation = {
  isEarlyRender: true,
  draftIdIn,
  draftSearch,
  listDrafts,
  newDraftId,
  parseUnknown,
  paths,
  readDraft,
  storedFilter,
  storedInTab,
  storedPreference,
  usePortalHost,
  useSignedInUser,
  useRead,
  useStageLabels: () => useRead(getStageLabels, {}),
  usePageTitle: nothing,
  keyedWrite: nothing,
  useDraft: readDraft,
  /** Only React reads drafts: with drafts there is no early render. */
  useDrafts: (userId: string) => {
    if (draftNames(userId).length > 0) throw new Error('There are drafts')
    return []
  },
}

const modules: Readonly<Record<ShellModule, object>> = {
  // Without a module marker its default export is itself, like React's.
  react: { ...react },
  'react/jsx-runtime': react,
  'react-dom': {},
  jotai: { atom: (init: unknown) => ({ init }), useAtom: ({ init }: { init: unknown }) => [init, nothing] },
  swr,
  '@portal/router': router,
  '@portal/ui': ui,
  '@portal/api-client': { apiKey: nothing },
  '@portal/federation': federation,
}

/** Replacements of the shared modules during an early render, without versions. */
export const shared = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [name, { module, version: '0.0.0' }]),
)
