import { PriceNote, RetryOrCall, useClientCare } from '@portal/booking-ui'
import type { ProductSummary, QuotedLine } from '@portal/domain'
import { Navigate } from '@portal/router'
import { EmptyState, ErrorState, Paginator, Skeleton, VisuallyHidden } from '@portal/ui'
import { countText } from '../item-selection/item-query'
import { PackageCard } from './PackageCard'
import { useShowPackage } from './package-in-view'
import styles from './PackageSelection.module.css'
import { usePackagePage } from './use-package-page'

interface Props {
  readonly serviceType: string
  /** In kg; null when unknown. */
  readonly petWeight: number | null
  /** The booking's package, if any. */
  readonly inCart: QuotedLine | undefined
  /** Id of the package whose details were just closed; its card gets the focus. */
  readonly left: string | null
  readonly onOpen: (item: ProductSummary) => void
}

/** 'Select a package' [CAT-19]. */
export function PackageCards({ serviceType, petWeight, inCart, left, onOpen }: Props) {
  const { data, error, isBusy, retry, page, hrefFor, goToPage } = usePackagePage(serviceType, petWeight)
  useShowPackage(null)
  const pageCount = error ? 0 : (data?.last_page ?? 0)
  if (data && data.current_page > Math.max(1, data.last_page)) {
    return <Navigate to={hrefFor(Math.max(1, data.last_page))} replace />
  }
  return (
    <section className={styles.selection} aria-labelledby="select-a-package">
      <h2 id="select-a-package">Select a package</h2>
      <PriceNote />
      {error ? (
        <ErrorState title="The packages could not be loaded" onRetry={retry} retrying={isBusy}>
          <RetryOrCall safe="Your booking and cart are safe." />
        </ErrorState>
      ) : !data ? (
        <CardsSkeleton />
      ) : data.data.length === 0 ? (
        <NoPackages />
      ) : (
        <ul className={styles.cards} aria-busy={isBusy}>
          {data.data.map((item) => (
            <li key={item.id}>
              <PackageCard
                item={item}
                isChosen={item.id === inCart?.actualProductIdC}
                takesFocus={item.id === left}
                onOpen={() => onOpen(item)}
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {data && !error && countText(data.total ?? data.data.length, page, pageCount)}
      </VisuallyHidden>
      <Paginator label="Package pages" page={page} pageCount={pageCount} hrefFor={hrefFor} onPage={goToPage} />
    </section>
  )
}

function NoPackages() {
  const care = useClientCare()
  return (
    <EmptyState title="No product available">
      {`There is no package for this service at the moment. Your booking is safe. To go on with it, call ${care}.`}
    </EmptyState>
  )
}

/** Placeholder of some cards. */
function CardsSkeleton() {
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>Loading the packages</VisuallyHidden>
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} height="11rem" />
      ))}
    </div>
  )
}
