import type { BrandCode } from '@portal/brand'

export type DemoCategory =
  | 'keepsakes'
  | 'memorialisation'
  | 'urns'
  | 'metalUrns'
  | 'ceramicUrns'
  | 'vetSupplies'
  | 'cremationPackages'

export interface DemoStock {
  readonly available: number
  readonly minimum: number
}

export interface DemoProduct {
  readonly id: string
  readonly name: string
  readonly category: DemoCategory
  /** A key of `MATERIALS`. */
  readonly material: string | null
  readonly description: string
  /** Price of practices with 'RRP'. */
  readonly listPrice: number
  /** Price of practices with 'Pricebook'. */
  readonly baseRate: number
  readonly costPrice: number
  readonly discountPrice: number | null
  readonly partNumber: string
  readonly weightKg: number | null
  readonly imagePaths: readonly string[]
  readonly requiresEngraving: boolean
  readonly maxLines: number
  readonly maxCharacters: number
  readonly engravingBaseImage: string | null
  readonly engravingType: string | null
  /** Where its picture shows the engraved text; null for a plaque. */
  readonly wordsPlace: DemoTextArea | null
  readonly requiresCollection: boolean
  readonly includesReturnCharge: boolean
  readonly holdsAshes: boolean
  readonly preCremationInstructions: string
  readonly postCremationInstructions: string
  readonly returnInstructions: string
  readonly specialOrder: boolean
  readonly showInManagePrep: boolean
  readonly showInConfirmationEmails: boolean
  readonly hideInPortalModal: boolean
  readonly orderInformation: string
  readonly pricingMethod: string
  readonly type: string
  readonly minWeight: number | null
  readonly maxWeight: number | null
  readonly orderBy: number
  readonly sendToUnleashed: boolean
  readonly hasInventory: boolean
  readonly dateAvailable: string | null
  /** A missing brand has no stock. */
  readonly stock: Readonly<Partial<Record<BrandCode, DemoStock>>>
  /** Service type names the product is offered for; null = all. */
  readonly serviceTypes: readonly string[] | null
}

/** A value of a dropdown; `parentId` is the product or option above it. */
export interface DemoOption {
  readonly id: string
  /** The product at the root of the tree. */
  readonly baseId: string
  readonly parentId: string
  /** Label of the dropdown: 'Size', 'Colour'. */
  readonly group: string
  readonly groupOptional: boolean
  readonly name: string
  readonly description: string
  /** Added to the product's `listPrice` and `baseRate`. */
  readonly listPrice: number
  readonly baseRate: number
  readonly minWeight: number | null
  readonly maxWeight: number | null
  readonly requiresEngraving: boolean
  readonly maxLines: number
  readonly maxCharacters: number
  readonly engravingType: string | null
  /** Where its picture shows the engraved text; null for a plaque. */
  readonly wordsPlace: DemoTextArea | null
  readonly imagePath: string | null
  readonly requiresCollection: boolean
  readonly includesReturnCharge: boolean
  readonly holdsAshes: boolean
  readonly specialOrder: boolean
  readonly showInManagePrep: boolean
  readonly showInConfirmationEmails: boolean
  readonly hideInPortalModal: boolean
  readonly orderInformation: string
  readonly pricingMethod: string
  readonly type: string
}

export interface DemoPackage {
  /** Product of category `cremationPackages`. */
  readonly productId: string
  readonly items: readonly {
    readonly id: string
    readonly productId: string
    readonly name: string
    readonly description: string
  }[]
}

/** Entry of `Words_File` in `fpc_config.json`, without its id. `X`, `Y` (the centre) and `Width` are percent of the picture. */
export interface DemoTextArea {
  readonly Image: string
  readonly X: number
  readonly Y: number
  readonly Width: number
  /** Rotation in degrees. */
  readonly Lean?: number
  /** In cm. */
  readonly Dimensions: string
  readonly Font: string
  readonly Text_Size: number
  readonly Color: string
}

/** Entry of `Config_File` in `fpc_config.json`. */
export interface DemoPlaque {
  readonly SugarID: string
  readonly ID: string
  readonly Product: string
  readonly Size: string
  readonly Shape: string
  readonly Color: string
  readonly Dimensions: string
  readonly Ratios: string
  readonly PhotoSize: string
  readonly Icon_Ratio: string
  readonly Name_Size: string
  readonly Text1_Size: string
  readonly Text2_Size: string
  readonly Name_Max: string
  readonly Text1_Max: string
  readonly Text2_Max: string
  readonly Vessel_Image: 1 | 2 | 3
}
