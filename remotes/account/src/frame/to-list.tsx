import { Navigate, useLocation } from 'react-router-dom';

/** The menus lead to `/center/crm/account`; the page is its list. */
export function Component() {
  const { pathname } = useLocation();
  return <Navigate to={`${pathname.replace(/\/$/, '')}/list`} replace />;
}
