import { productCentrePath } from '../codes/landing-addresses';
import { type Application, pendingApplication } from './application';
import { holdsToken } from './holds-token';

export interface CentreEntry {
  readonly title: string;
  readonly path: string;
}

export const productCentre: CentreEntry = { title: '进入产品中心', path: productCentrePath };

/** The way back to an application. */
export const continuing = ({ state, to }: Application): CentreEntry => ({ title: `继续办理（${state}）`, path: to });

/**
 * The way from public pages into the portal: the product centre, or the application that is still under way. Null: nobody
 * is logged in.
 */
export function centreEntry(): CentreEntry | null {
  if (!holdsToken()) return null;
  const application = pendingApplication();
  return application ? continuing(application) : productCentre;
}
