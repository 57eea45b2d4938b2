import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  header: string
  /** A second header line that applies to all cells, such as the time zone. */
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
   * Place of the cell in a phone's compact card. If one column has it, all should: these cards have no labels. Titles
   * and the corner share the first line; lines follow, separated by dots.
   */
  card?: 'title' | 'corner' | 'line' | 'action'
}

export interface TableSort {
  column: string
  direction: 'asc' | 'desc'
}
