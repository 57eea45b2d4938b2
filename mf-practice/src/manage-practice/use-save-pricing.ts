import { apiKey } from '@portal/api-client'
import { getPractice, updatePractice } from '@portal/api-client/contract/practice'
import type { VetPractice } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { useWrite } from '@portal/writes'
import type { Save, Update, VersionedAnswer } from '@portal/writes'

export interface Pricing {
  readonly option: string
}

export const pricingOf = ({ version, cstm }: VetPractice): VersionedAnswer<Pricing> => ({
  version: version ?? 1,
  values: { option: cstm.pricing_information_c ?? '' },
})

const options = {
  action: 'save pricing',
  updates: (practice: VetPractice): Update[] => [[apiKey(getPractice, {}), practice]],
}

/** Saves the choice; after a version conflict the practice is read again. */
export function useSavePricing(): Save<Pricing> {
  const { api } = usePortalHost()
  const { run } = useWrite(updatePractice, options)
  // This read must finish now, so failures are reported like those of a write.
  const { run: readAgain } = useWrite(() => api.call(getPractice, {}), options)
  return async ({ option }, version) => {
    const saved = await run({ body: { pricing_information_c: option }, version })
    if (saved.isDone) return { kind: 'saved', answer: pricingOf(saved.answer) }
    const now = saved.error?.kind === 'version' ? await readAgain({}) : saved
    return now.isDone ? { kind: 'outdated', answer: pricingOf(now.answer) } : { kind: 'failed' }
  }
}
