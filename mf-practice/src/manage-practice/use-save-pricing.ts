import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getPractice, updatePractice } from '@portal/api-client/contract/practice'
import type { VetPractice } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { useWrite } from '@portal/writes'
import type { Update } from '@portal/writes'
import { pricingOf } from './pricing-save'
import type { Pricing } from './pricing-save'

const KEY = apiKey(getPractice, {})

/**
 * Saves a choice made upon `base`, and answers what the practice has after it: another choice when somebody else
 * chose that meanwhile. Where they changed something else, the choice is saved upon it [OPEN-87].
 */
export function useSavePricing(): (option: string, base: Pricing) => Promise<Pricing> {
  const { api } = usePortalHost()
  const { mutate } = useSWRConfig()
  const { run } = useWrite(updatePractice, {
    action: 'save pricing',
    updates: (practice: VetPractice): Update[] => [[KEY, practice]],
  })
  const save = async (option: string, base: Pricing): Promise<Pricing> => {
    const { isDone, answer, error } = await run({
      body: { pricing_information_c: option },
      version: base.version,
    })
    if (isDone) return pricingOf(answer)
    if (error?.kind !== 'version') throw error
    const practice = await api.call(getPractice, {})
    void mutate(KEY, practice, false)
    const now = pricingOf(practice)
    const isOtherChange = now.version > base.version && now.option === base.option
    return isOtherChange ? save(option, now) : now
  }
  return save
}
