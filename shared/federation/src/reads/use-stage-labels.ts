import { getStageLabels } from '@portal/api-client/contract/public'
import type { StageLabels } from '@portal/domain'
import { useRead } from './use-read'
import type { Read } from './use-read'

/** Display labels by stage, read once [EXT-04]; without them stages show their codes. */
export function useStageLabels(): Read<StageLabels> {
  return useRead(
    getStageLabels,
    {},
    {
      // The specification's words for the log entry [EXT-05].
      action: ({ status }) => `stage labels: HTTP error! status ${status}`,
      revalidateIfStale: false,
    },
  )
}
