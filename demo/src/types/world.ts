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
 * Ids match `^[\w-]{1,64}$` and are the same at every reset. Money is in Australian dollars. Media paths are relative to
 * the storage's `media/`, and `mediaFile(path)` returns each. Arrays are in display order.
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
