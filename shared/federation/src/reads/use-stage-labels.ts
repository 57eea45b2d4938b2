import { getStageLabels } from '@portal/api-client/contract/public'
import type { StageLabels } from '@portal/domain'
import { useRead } from './use-read'
import type { Read } from './use-read'

/** Display labels by stage, read once [EXT-04]; while there are none, stages show raw. */
export function useStageLabels(): Read<StageLabels> {
  return useRead(
    getStageLabels,
    {},
    {
      // The words of the log entry are the specification's [EXT-05].
      action: ({ status }) => `stage labels: HTTP error! status ${status}`,
      revalidateIfStale: false,
    },
  )
}
