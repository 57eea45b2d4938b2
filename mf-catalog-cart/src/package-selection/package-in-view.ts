import { useEffect, useSyncExternalStore } from 'react'

/** The package being chosen, shared with the cart, which is another slot of this remote. */
export interface PackageInView {
  /** null while the list of packages is shown. */
  readonly name: string | null
  /** 'from $665.00'; '' when unknown, or when prices are hidden. */
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

/** The package shown in the package step; null without one. */
export function usePackageInView(): PackageInView | null {
  return useSyncExternalStore(subscribe, () => shown)
}

/** Shares the shown package with the cart. */
export function useShowPackage(name: string | null, price = ''): void {
  useEffect(() => {
    show({ name, price })
    return () => show(null)
  }, [name, price])
}
