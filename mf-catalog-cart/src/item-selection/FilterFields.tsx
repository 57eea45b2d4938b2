import type { ItemFilter } from '@portal/domain'
import { isMaterial, MATERIAL_KEYS, MATERIALS, PRICE_BANDS, priceBandText } from '@portal/domain-bundled/item-list'
import { Select } from '@portal/ui'
import { sizeText } from './active-filters'
import type { ItemView } from './item-view'
import type { ItemChoice } from './stored-choice'

export interface FilterFieldsProps {
  readonly filters: readonly ItemFilter[]
  readonly choice: ItemChoice
  readonly view: ItemView
  readonly petWeight: number | null
  readonly hasPrices: boolean
  readonly onFilter: (slug: string) => void
  readonly onView: (change: Partial<ItemView>) => void
}

/** Category, material, size for the pet where its weight is known, and price where prices are shown. */
export function FilterFields({ filters, choice, view, petWeight, hasPrices, onFilter, onView }: FilterFieldsProps) {
  return (
    <>
      <Select
        label="Category"
        value={choice.filter.slug}
        options={filters.map(({ slug, label }) => ({ value: slug, label }))}
        onChange={({ target }) => onFilter(target.value)}
      />
      <Select
        label="Material"
        value={view.material ?? ''}
        placeholder="Any material"
        options={MATERIAL_KEYS.map((key) => ({ value: key, label: MATERIALS[key] }))}
        onChange={({ target: { value } }) => onView({ material: isMaterial(value) ? value : null })}
      />
      {petWeight !== null && (
        <Select
          label="Size"
          value={view.isSized ? 'fits' : ''}
          placeholder="Any size"
          options={[{ value: 'fits', label: capitalised(sizeText(petWeight)) }]}
          onChange={({ target }) => onView({ isSized: target.value === 'fits' })}
        />
      )}
      {hasPrices && (
        <Select
          label="Price"
          value={view.price?.slug ?? ''}
          placeholder="Any price"
          options={PRICE_BANDS.map((band) => ({ value: band.slug, label: priceBandText(band) }))}
          onChange={({ target }) => onView({ price: PRICE_BANDS.find(({ slug }) => slug === target.value) ?? null })}
        />
      )}
    </>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
