import { useEffect, useEffectEvent, useId, useState } from 'react'
import { contentGroups, dayOf } from '@portal/domain'
import type { PackageProduct } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { reasonNotOrderable } from '../offer/not-orderable'
import { useItemForm } from '../product-dialog/use-item-form'
import { useProductChoice } from '../product-dialog/use-product-choice'
import type { OptionSelectionProps } from './option-selection-props'
import { useIsLate } from './use-is-late'
import { usePackage } from './use-package'

/** Form of a package with the choices of its contents, and its saving. */
export function usePackageForm({ item, inCart, cart, onBack, onSaved }: OptionSelectionProps) {
  const { brand, timeZone, now } = usePortalHost()
  const line = inCart?.actualProductIdC === item.id ? inCart : undefined
  const read = usePackage(item.id)
  const choice = useProductChoice(item.id, cart.serviceType, line)
  const learn = useEffectEvent((contents: readonly PackageProduct[]) => {
    choice.learn(item.id, contentGroups(item.id, contents))
  })
  useEffect(() => {
    if (read.contents) learn(read.contents)
  }, [read.contents])
  const form = useItemForm(read.product, choice, { cart, line: inCart, onSaved })
  const isLate = useIsLate(choice.isPending)
  const [isLeaving, setLeaving] = useState(false)
  const [today] = useState(() => dayOf(now(), timeZone))
  const id = useId()
  const reason =
    read.product && reasonNotOrderable(read.product, choice, { brand, today, cart, isThere: line !== undefined })
  return {
    id,
    line,
    read,
    choice,
    form,
    reason,
    /** The button that saves, once the package has loaded, with the reason why it is disabled [CAT-27, CAT-29]. */
    save: read.product && {
      isNew: line === undefined,
      formId: id,
      isSaving: form.isAdding,
      reason: reason ?? (choice.isPending && !isLate ? 'Loading choices' : undefined),
    },
    /** Whether the form may be left at once; typed text needs a confirmation. */
    mayLeave: () => {
      if (form.hasWords && !form.isAdding) setLeaving(true)
      return !form.hasWords && !form.isAdding
    },
    leaving: { isOpen: isLeaving, onLeave: onBack, onStay: () => setLeaving(false) },
  }
}

export type PackageForm = ReturnType<typeof usePackageForm>
