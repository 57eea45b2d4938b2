import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  header: string
  /** What counts for all cells of it, such as the clock that they go by: a second line of the header. */
  note?: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** `end` for numbers and money. */
  align?: 'start' | 'end'
  /** The row's name, usually its link; becomes the row header. */
  primary?: boolean
  /** Keeps the header for screen readers only, for actions and pictures. */
  headerHidden?: boolean
  /**
   * Where the cell stands in the compact card of a phone. Once a column says so, all should: the cards have no
   * labels then. Titles and the corner share the first line; lines follow each other, parted by dots.
   */
  card?: 'title' | 'corner' | 'line' | 'action'
}

export interface TableSort {
  column: string
  direction: 'asc' | 'desc'
}
