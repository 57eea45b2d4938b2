import { EngravingDraftSchema } from '@portal/domain/plaque'
import { v } from '@portal/domain'
import { storedInTab } from '@portal/federation'

/**
 * Words and icon as they were entered, by line, over a reload of this tab and no longer [OPEN-74]. A photo is too
 * large to be kept and is chosen again. Only for the version they were entered upon.
 */
export const keptDesigns = storedInTab(
  'engraving',
  v.object({
    version: v.number(),
    draft: v.object({
      petName: EngravingDraftSchema.entries.petName,
      primaryText: EngravingDraftSchema.entries.primaryText,
      secondaryText: EngravingDraftSchema.entries.secondaryText,
      icon: EngravingDraftSchema.entries.icon,
      iconPlacement: EngravingDraftSchema.entries.iconPlacement,
    }),
  }),
)
