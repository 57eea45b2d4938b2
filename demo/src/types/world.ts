import type { DemoBooking, DemoEngraving } from './booking'
import type { DemoOption, DemoPackage, DemoPlaque, DemoProduct } from './catalogue'
import type {
  DemoBrand,
  DemoBreed,
  DemoContact,
  DemoInvoice,
  DemoPractice,
  DemoRepresentative,
  DemoServiceType,
  DemoStageLabel,
  DemoZone,
} from './practice'

/**
 * The demo world as plain data: the seam between what writes it and `rows/` (which makes the backend's rows of it).
 *
 * Conventions: ids are stable strings matching `^[\w-]{1,64}$`, the same on every reset; money is
 * Australian dollars as a number with two decimals; media paths are relative to the store's `media/`
 * (`brands/wa-lwd.svg`) and must be answered by `mediaFile(path)`; order of arrays is display order.
 */
export interface DemoWorld {
  readonly brands: readonly DemoBrand[]
  readonly representatives: readonly DemoRepresentative[]
  readonly practices: readonly DemoPractice[]
  readonly contacts: readonly DemoContact[]
  readonly serviceTypes: readonly DemoServiceType[]
  readonly petTypes: readonly string[]
  readonly breeds: readonly DemoBreed[]
  readonly zones: readonly DemoZone[]
  readonly products: readonly DemoProduct[]
  readonly options: readonly DemoOption[]
  readonly packages: readonly DemoPackage[]
  readonly bookings: readonly DemoBooking[]
  readonly engravings: readonly DemoEngraving[]
  readonly invoices: readonly DemoInvoice[]
  readonly plaqueConfig: readonly DemoPlaque[]
  readonly stageLabels: readonly DemoStageLabel[]
}
