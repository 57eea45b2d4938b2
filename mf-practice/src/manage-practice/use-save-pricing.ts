import { useSWRConfig } from 'swr'
import { ApiError, apiKey } from '@portal/api-client'
import { getPractice, updatePractice } from '@portal/api-client/contract/practice'
import type { VetPractice } from '@portal/domain'
import { usePortalHost, useWrite } from '@portal/federation'
import { pricingOf } from './pricing-save'
import type { Pricing } from './pricing-save'

/**
 * Saves a choice made upon `base`, and answers what the practice has after it: another choice when somebody else
 * chose that meanwhile. Where they changed something else, the choice is saved upon it [OPEN-87].
 */
export function useSavePricing(): (option: string, base: Pricing) => Promise<Pricing> {
  const { api, report } = usePortalHost()
  const { mutate } = useSWRConfig()
  const savePractice = useWrite(updatePractice)
  const remember = (practice: VetPractice) => {
    void mutate(apiKey(getPractice, {}), practice)
    return pricingOf(practice)
  }
  const save = async (option: string, base: Pricing): Promise<Pricing> => {
    try {
      return remember(await savePractice({ body: { pricing_information_c: option }, version: base.version }))
    } catch (fault) {
      if (!(fault instanceof ApiError && fault.kind === 'version')) throw fault
      report(fault, { action: 'save pricing' })
    }
    const now = remember(await api.call(getPractice, {}))
    const isOtherChange = now.version > base.version && now.option === base.option
    return isOtherChange ? save(option, now) : now
  }
  return save
}
