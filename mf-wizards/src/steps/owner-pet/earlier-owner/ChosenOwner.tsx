import { useEffect, useEffectEvent } from 'react'
import { usePortalHost } from '@portal/federation'
import { FilledNote } from '../filling/FilledNote'
import { useFilling } from '../filling/use-filling'
import type { EarlierOwner } from './offering'
import { slotsOfOwner } from './slots'
import { sourceOf } from './earlier-owner-texts'

export interface ChosenOwnerProps {
  readonly chosen: EarlierOwner
  readonly onClose: () => void
}

/** Fills the form from an earlier owner; choosing another one replaces it [OPEN-204]. */
export function ChosenOwner({ chosen, onClose }: ChosenOwnerProps) {
  const { timeZone } = usePortalHost()
  const { filling, fill, take, undo } = useFilling()
  const receive = useEffectEvent((one: EarlierOwner) =>
    fill(() => slotsOfOwner(one.owner), { from: sourceOf(one, timeZone), isAwaited: true, notes: [] }),
  )
  useEffect(() => receive(chosen), [chosen])
  return filling && <FilledNote key={chosen.bookedAt} filling={filling} onTake={take} onUndo={undo} onClose={onClose} />
}
