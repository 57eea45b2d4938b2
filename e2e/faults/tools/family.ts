/** What a cell tells besides whether it held. */
export interface Notes {
  /** Writes that were acknowledged and then found in the database. */
  wrote(count?: number): void
  /** A figure or fact for the table's last column. */
  note(fact: string): void
}

/** One fault, walked. It holds when `walk` does not throw. */
export interface Cell {
  readonly name: string
  walk(notes: Notes): Promise<void>
}

export interface FaultOptions {
  /** Fewer rounds and seeds. */
  readonly isQuick: boolean
}

/** What a family has opened for its cells. */
export interface OpenFamily {
  readonly cells: readonly Cell[]
  close(): Promise<void>
}

/** The export `family` of each file in `e2e/faults`; the file's name is the family's. */
export interface Family {
  /** Nothing can be written in this family; any other must have seen a write succeed. */
  readonly isReadOnly?: true
  open(options: FaultOptions): Promise<OpenFamily>
}
