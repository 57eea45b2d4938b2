import type { ReactNode } from 'react'
import type { ComparedProduct } from '@portal/api-client/contract/product'
import { categoryName, formatMoney, formatWeight } from '@portal/domain'
import { isMaterial, MATERIALS } from '@portal/domain-bundled/item-list'
import { StatusTag } from '@portal/ui'
import { OfferTag } from '../offer/OfferTag'
import { PetPrice } from '../offer/PetPrice'
import styles from './Comparison.module.css'
import { engravingText } from './engraving-text'

export const NO_LONGER_OFFERED = 'No longer offered'

export interface ComparisonRow {
  readonly name: string
  readonly cell: (item: ComparedProduct) => ReactNode
}

interface Context {
  readonly petWeight: number | null
  readonly hasPrices: boolean
}

export function comparisonRows({ petWeight, hasPrices }: Context): readonly ComparisonRow[] {
  return [
    ...(hasPrices
      ? [{ name: 'Price', cell: (item: ComparedProduct) => <PetPrice item={item} petWeight={petWeight} /> }]
      : []),
    { name: 'Sizes', cell: (item) => <Sizes item={item} petWeight={petWeight} /> },
    { name: 'Material', cell: ({ material }) => (isMaterial(material) ? MATERIALS[material] : 'Not stated') },
    { name: 'Engraving', cell: ({ engraving }) => <Lines lines={engraving.map(engravingText)} none="No engraving" /> },
    { name: 'Category', cell: ({ category, categoryId }) => category?.name ?? categoryName(categoryId) },
    { name: 'Availability', cell: (item) => (item.isWithdrawn ? <Withdrawn /> : <OfferTag item={item} />) },
  ]
}

const Withdrawn = () => (
  <StatusTag tone="warning" icon="warning">
    {NO_LONGER_OFFERED}
  </StatusTag>
)

/** The sizes with their prices; the size for the pet is marked. */
function Sizes({ item: { sizes, fitsPet }, petWeight }: { item: ComparedProduct; petWeight: number | null }) {
  if (sizes.length === 0) return <span>One size</span>
  return (
    <>
      {fitsPet === false && <p>{`No size for ${formatWeight(petWeight)}`}</p>}
      <ul className={styles.lines}>
        {sizes.map(({ name, price, isForPet }) => (
          <li key={name} className={isForPet ? styles.forPet : undefined}>
            {[name, price === null ? '' : formatMoney(price)].filter(Boolean).join(', ')}
            {isForPet && ' – for this pet'}
          </li>
        ))}
      </ul>
    </>
  )
}

function Lines({ lines, none }: { lines: readonly string[]; none: string }) {
  if (lines.length === 0) return <span>{none}</span>
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
