import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getPractice } from '@portal/api-client/contract/practice'
import type { VetPractice } from '@portal/domain'
import type { Side } from '@portal/forms'
import { laterPricing, pricingOf, shownPricing } from './pricing-save'
import type { Pricing, PricingSave } from './pricing-save'
import { useSavePricing } from './use-save-pricing'

/** The check icon comes so long after the save [PRA-07, OPEN-76]. */
export const CHECK_AFTER_MS = 2500

/** The pricing choice, saved as soon as it is made [PRA-06]; quick changes are saved in turn. */
export function usePricing(practice: VetPractice) {
  const savePricing = useSavePricing()
  const { mutate } = useSWRConfig()
  const [save, setSave] = useState<PricingSave>()
  const queue = useRef(Promise.resolve())
  const own = useRef<Pricing>(undefined)
  useEffect(() => {
    if (save?.state !== 'saved') return undefined
    const timer = setTimeout(() => setSave({ ...save, state: 'confirmed' }), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [save])

  const send = async (wanted: PricingSave) => {
    // Only the newest choice is spoken of; an older one is saved in silence.
    const settle = (result: PricingSave) => setSave((current) => (current === wanted ? result : current))
    try {
      const base = own.current ? laterPricing(wanted.base, own.current) : wanted.base
      const now = await savePricing(wanted.option, base)
      const isMine = now.option === wanted.option
      if (isMine) own.current = now
      settle({ ...wanted, state: isMine ? 'saved' : 'asked', now })
    } catch {
      void mutate(apiKey(getPractice, {}))
      settle({ ...wanted, state: 'failed' })
    }
  }
  const read = pricingOf(practice)
  const choose = (option: string, base = read) => {
    const wanted: PricingSave = { option, base, state: 'saving' }
    setSave(wanted)
    queue.current = queue.current.then(() => send(wanted))
  }
  const { chosen, state, theirs } = shownPricing(save, read)
  return {
    chosen,
    state,
    choose: (option: string) => choose(option),
    /** Asked when somebody else chose something else meanwhile. */
    question: save &&
      theirs && {
        before: save.base.option,
        mine: save.option,
        theirs: theirs.option,
        answer: (side: Side) => (side === 'mine' ? choose(save.option, theirs) : setSave(undefined)),
      },
  }
}
