import { BookingWizard } from '../wizard/BookingWizard'
import { privateWizard } from './wizard'

export function PrivateScreen() {
  return <BookingWizard wizard={privateWizard} />
}
