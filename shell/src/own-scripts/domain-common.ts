import { shareDomain } from './share-domain'
import * as common from '../seam/common/domain'

/* Loaded instead of the whole domain for a remote that needs only common names, such as mf-bookings. */
shareDomain(common)
