import { shareDomain } from './share-domain'
import * as common from '../seam/common/domain'

/* Loaded instead of the whole for a remote that needs no more, such as the booking lists, where staff start. */
shareDomain(common)
