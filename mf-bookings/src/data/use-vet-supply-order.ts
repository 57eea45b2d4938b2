import { listServiceTypes } from '@portal/api-client/contract/practice'
import { findServiceType, SERVICE_TYPE, v } from '@portal/domain'
import { storedPreference, useRead } from '@portal/federation'

const lastAnswer = storedPreference('offers-vet-supply-order', v.boolean())

/**
 * Whether the practice may order vet supplies [BKG-02]; undefined while that is not known. The last answer is
 * remembered, so that the next visit draws the right buttons at once. Where nothing tells, the way stays open: the
 * chooser says what could not be loaded.
 */
export function useOffersVetSupplyOrder(userId: string): boolean | undefined {
  const { data, error } = useRead(
    listServiceTypes,
    {},
    {
      action: 'list service types',
      onSuccess: (serviceTypes) =>
        lastAnswer.write(userId, findServiceType(SERVICE_TYPE.vetSupplyOrder, serviceTypes) !== undefined),
    },
  )
  if (data) return findServiceType(SERVICE_TYPE.vetSupplyOrder, data) !== undefined
  return lastAnswer.read(userId) ?? (error ? true : undefined)
}
