import { useRef } from 'react'
import { apiKey } from '@portal/api-client'
import { getPractice, updatePractice } from '@portal/api-client/contract/practice'
import type { VetPractice } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { useWrite } from '@portal/writes'
import type { Save, Update, VersionedAnswer } from '@portal/writes'
import type { PracticeSetting } from './practice-settings.data'

export interface SettingValue {
  readonly option: string
}

/** How the settings of a practice are saved. They share one version, so they are saved one after another. */
export interface PracticeSaves {
  /** Calls `save` after the earlier ones have ended. */
  readonly inTurn: (save: () => Promise<void>) => void
  /** Saves one setting; after a version conflict the practice is read again. */
  readonly saveOf: (setting: PracticeSetting) => Save<SettingValue>
}

export const valueOf = ({ read }: PracticeSetting, practice: VetPractice): VersionedAnswer<SettingValue> => ({
  version: practice.version ?? 1,
  values: { option: read(practice) },
})

const options = {
  action: 'save practice setting',
  updates: (practice: VetPractice): Update[] => [[apiKey(getPractice, {}), practice]],
}

export function usePracticeSaves(): PracticeSaves {
  const { api } = usePortalHost()
  const { run } = useWrite(updatePractice, options)
  // This read must finish now, so failures are reported like those of a write.
  const { run: readAgain } = useWrite(() => api.call(getPractice, {}), options)
  const queue = useRef(Promise.resolve())
  const newest = useRef<VetPractice>(undefined)
  const saveOf =
    (setting: PracticeSetting): Save<SettingValue> =>
    async ({ option }, version) => {
      // Another setting was saved meanwhile, and this one has not seen the new version yet.
      const known = newest.current && valueOf(setting, newest.current)
      if (known && known.version > version) return { kind: 'outdated', answer: known }
      const saved = await run({ body: setting.write(option), version })
      const isOutdated = saved.error?.kind === 'version'
      const { isDone, answer } = isOutdated ? await readAgain({}) : saved
      if (!isDone) return { kind: 'failed' }
      newest.current = answer
      return { kind: isOutdated ? 'outdated' : 'saved', answer: valueOf(setting, answer) }
    }
  return {
    inTurn: (save) => {
      queue.current = queue.current.then(save)
    },
    saveOf,
  }
}
