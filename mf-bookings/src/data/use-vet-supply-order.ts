import { useApi } from '@portal/api-client'
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { findServiceType, SERVICE_TYPE } from '@portal/domain'
import { readJson, storageKeys, usePortalHost, writeJson } from '@portal/federation'

const asBoolean = (value: unknown) => (typeof value === 'boolean' ? value : null)

/**
 * Whether the practice may order vet supplies [BKG-02]; undefined while that is not known. The last answer is
 * remembered, so that the next visit draws the right buttons at once.
 */
export function useOffersVetSupplyOrder(userId: string): boolean | undefined {
  const { api, report } = usePortalHost()
  const key = storageKeys.preference(userId, 'offers-vet-supply-order')
  const { data, error } = useApi(
    api,
    listServiceTypes,
    {},
    {
      onSuccess: (serviceTypes) =>
        void writeJson(localStorage, key, findServiceType(SERVICE_TYPE.vetSupplyOrder, serviceTypes) !== undefined),
      onError: (fault) => report(fault, { action: 'list service types' }),
    },
  )
  if (data) return findServiceType(SERVICE_TYPE.vetSupplyOrder, data) !== undefined
  const remembered = readJson(localStorage, key, asBoolean)
  return remembered ?? (error ? false : undefined)
}
