import { useApi } from '@portal/api-client'
import { getStageLabels } from '@portal/api-client/contract/public'
import type { StageLabels } from '@portal/domain'
import { usePortalHost } from '@portal/federation'

/** Display labels by stage [EXT-04]; while there are none, stages show raw. */
export function useStageLabels(): StageLabels | undefined {
  const { api, report } = usePortalHost()
  const { data } = useApi(
    api,
    getStageLabels,
    {},
    {
      revalidateIfStale: false,
      // The words of the log entry are fixed [EXT-05].
      onError: (error) => report(error, { action: `stage labels: HTTP error! status ${error.status}` }),
    },
  )
  return data
}
