import { useSyncExternalStore } from 'react'

/**
 * What is known of the latest save. `waiting`: nobody could be reached, it goes out by itself; `unsure`: an answer
 * came that says nothing; `refused`: it is not saved.
 */
export type SaveState = 'sending' | 'saved' | 'waiting' | 'unsure' | 'refused'

interface Told {
  readonly state: SaveState
  readonly at: Date
}

/** Tells whoever shows it how far the saving of a booking is. */
export class SaveProgress {
  #told: Told | null = null
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): Told | null => this.#told

  tell(state: SaveState): void {
    this.#told = { state, at: new Date() }
    for (const listener of this.#listeners) listener()
  }
}

/** Null while nothing was saved in this sitting. */
export function useSaveProgress({ subscribe, read }: SaveProgress): Told | null {
  return useSyncExternalStore(subscribe, read)
}
