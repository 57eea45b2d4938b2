import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getPractice, updatePractice } from '@portal/api-client/contract/practice'
import type { VetPractice } from '@portal/domain'
import { usePortalHost, useWrite } from '@portal/federation'

/** The check icon comes so long after the save [PRA-07, OPEN-76]. */
export const CHECK_AFTER_MS = 2500

export type SaveState = 'saving' | 'saved' | 'confirmed' | 'failed'

interface Save {
  readonly option: string
  readonly state: SaveState
}

/** The pricing choice, saved as soon as it is made [PRA-06]; quick changes are saved in turn. */
export function usePricing(practice: VetPractice) {
  const { report } = usePortalHost()
  const savePractice = useWrite(updatePractice)
  const { mutate } = useSWRConfig()
  const [save, setSave] = useState<Save>()
  const queue = useRef(Promise.resolve())
  const answered = useRef(0)
  useEffect(() => {
    if (save?.state !== 'saved') return undefined
    const timer = setTimeout(() => setSave({ ...save, state: 'confirmed' }), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [save])

  const send = async (wanted: Save) => {
    // Only the newest choice is spoken of; an older one is saved in silence.
    const settle = (state: SaveState) => setSave((current) => (current === wanted ? { ...wanted, state } : current))
    const key = apiKey(getPractice, {})
    try {
      const answer = await savePractice({
        body: { pricing_information_c: wanted.option },
        version: Math.max(answered.current, practice.version ?? 1),
      })
      answered.current = answer.version ?? 1
      void mutate(key, answer)
      settle('saved')
    } catch (fault) {
      report(fault, { action: 'save pricing' })
      void mutate(key)
      settle('failed')
    }
  }

  const isKept = save !== undefined && save.state !== 'failed'
  return {
    state: save?.state,
    chosen: isKept ? save.option : (practice.cstm.pricing_information_c ?? undefined),
    choose: (option: string) => {
      const wanted: Save = { option, state: 'saving' }
      setSave(wanted)
      queue.current = queue.current.then(() => send(wanted))
    },
  }
}
