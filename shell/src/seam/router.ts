export { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from '@portal/router'
