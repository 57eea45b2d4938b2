import { listServiceTypes } from '@portal/api-client/contract/practice'
import { findServiceType, SERVICE_TYPE, v } from '@portal/domain'
import { storedPreference, useRead } from '@portal/federation'

const lastAnswer = storedPreference('offers-vet-supply-order', v.boolean())

/**
 * Whether the practice may order vet supplies [BKG-02]; undefined while unknown. The last answer is remembered for the
 * next visit. If reading fails it returns true, and the chooser reports the failure.
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
