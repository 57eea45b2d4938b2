import { EngravingDraftSchema } from '@portal/domain/plaque'
import { v } from '@portal/domain'
import { storedInTab } from '@portal/federation'

/**
 * Unsaved text and icon by line, stored for a reload of this tab [OPEN-74]. A photo is too large to store. Only valid
 * for the version it was based on.
 */
export const unsavedDesigns = storedInTab(
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
