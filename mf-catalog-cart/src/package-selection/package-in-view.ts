import { useEffect, useSyncExternalStore } from 'react'

/** The package that is being chosen beside the cart, which is another slot of this remote. */
export interface PackageInView {
  /** null while all of them are looked at. */
  readonly name: string | null
  /** 'from $665.00'; '' where it is not known, or prices are hidden. */
  readonly price: string
}

let shown: PackageInView | null = null
const listeners = new Set<() => void>()

function show(next: PackageInView | null): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the package step shows at the moment; null where no package is chosen. */
export function usePackageInView(): PackageInView | null {
  return useSyncExternalStore(subscribe, () => shown)
}

/** Tells the cart beside it what the package step shows. */
export function useShowPackage(name: string | null, price = ''): void {
  useEffect(() => {
    show({ name, price })
    return () => show(null)
  }, [name, price])
}
