import { publicSitePath } from '@portal/shared/access';
import { bootDocument } from '@portal/shared/boot';
import type { ComponentType, ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { ownerOf } from '../../federation/owner';
import { loadRoutes } from '../../federation/remotes';
import styles from './site-surround.module.css';

/** The frame that the remote of the public site has around all its pages: the route above them. */
export async function siteFrame(): Promise<{ readonly Frame: ComponentType }> {
  const site = ownerOf(bootDocument().remotes, publicSitePath);
  const routes = site ? await loadRoutes(site) : [];
  const above = routes.find(({ children }) => children);
  const page = typeof above?.lazy === 'function' ? await above.lazy() : above;
  if (!page?.Component) throw new Error('the public site has no frame');
  return { Frame: page.Component as ComponentType };
}

/** The public site's frame around a page that does not belong to the site. */
export function SiteSurround({ Frame, children }: { Frame: ComponentType; children: ReactNode }) {
  return useRoutes([
    { element: <Frame />, children: [{ path: '*', element: <div className={styles.page}>{children}</div> }] },
  ]);
}
