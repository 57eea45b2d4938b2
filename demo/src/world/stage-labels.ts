import type { DemoStageLabel } from '../types/practice'

/**
 * `vet_facing_string_map`: the label of each stage for clinics. Rules test the label for
 * 'Unsubmitted', 'Submitted' and 'In Progress' [OPEN-24].
 */
const LABELS: Record<string, string> = {
  'Pre-Booking': 'Booking Requested',
  'VP Unsubmitted': 'Unsubmitted',
  'VP Submitted': 'Submitted',
  'Pet Collected - Pending Details': 'Pending Details',
  'Awaiting Collection': 'Awaiting Collection',
  'Pet Collected': 'In Progress - In Our Care',
  'With Contractor': 'In Progress - Travelling With Our Partner',
  'At Transport / Holding Facility': 'In Progress - Resting at Our Facility',
  'Awaiting Keepsakes': 'In Progress - Preparing Keepsakes',
  'On Hold': 'On Hold',
  'Awaiting Cremation': 'In Progress - Awaiting Cremation',
  'In Cremation': 'Cremation Under Way',
  'Awaiting Processing': 'Ashes Awaiting Preparation',
  'Ashes Processed': 'Ashes Prepared',
  'Ashes in Library (On Hold)': 'Ashes Held in Our Care',
  'Preparation Completed': 'Ready for Inspection',
  'Quality Assurance Completed': 'Inspection Completed',
  'Awaiting Return': 'Awaiting Return',
  Returned: 'Part Returned',
  'Ready at Office': 'Ready at Our Office',
  Posted: 'Part Posted',
  'Awaiting Product': 'Awaiting Memorial Item',
  'Awaiting Return Delivery': 'On the Way Home',
  'Ready at Office (Awaiting Completion)': 'Ready to Collect',
  'Completed - Returned': 'Completed - Returned',
  'Completed - Posted': 'Completed - Posted',
}

export const STAGE_LABELS: readonly DemoStageLabel[] = Object.entries(LABELS).map(([stage, label]) => ({
  stage,
  label,
}))
