import { shareDomain } from './share-domain'
import * as common from '../seam/common/domain'

/* Fetched in the place of the whole beside a remote that takes no more of it; the lists do, where staff begin. */
shareDomain(common)
