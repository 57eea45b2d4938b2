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

/** The portal as a screen finds it while it is drawn once: what it reads is there or is not, and nothing is written. */
const federation = {
  isDrawnOnce: true,
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
  /** Drafts are read by React alone: where there are some, it draws the page. */
  useDrafts: (userId: string) => {
    if (draftNames(userId).length > 0) throw new Error('There are drafts')
    return []
  },
}

const modules: Readonly<Record<ShellModule, object>> = {
  // Without the mark of a module its default export is itself, as React's is.
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

/** What takes the place of each shared module in a screen that is drawn once, of no version. */
export const shared = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [name, { module, version: '0.0.0' }]),
)
