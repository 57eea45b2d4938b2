/* Written by `npm run contract`: the names that remotes import. */
export { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from '@portal/router'
