/**
 * The host puts this file behind `react-router-dom`. It has the names that portal code uses, about half of the
 * package's size. A remote that needs another name of the router adds it here. This file must not import
 * `react-router-dom`: that name is this file.
 */
export {
  createBrowserRouter,
  Link,
  type LinkProps,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  redirectDocument,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
