import { isStale, leaveSession, ownEpoch } from '../session/public';
import { loginAddress, productCentrePath } from '../session/rules/public';
import { ports } from './ports';
import { messageMilliseconds, sessionOverText } from './texts';

/**
 * "Body status 403 or 401: the message is shown, the token is removed and the user goes to login (403 on the product
 * page)", whose guard then leads to the login. Once for each session: `epoch` tells whose request it was, and the
 * first of parallel calls ends that.
 */
export function loseSession(why: 'unauthorized' | 'forbidden', msg: string, epoch: string): void {
  if (epoch !== ownEpoch() || isStale()) return;
  leaveSession();
  ports().notify('warning', msg || sessionOverText, messageMilliseconds);
  ports().navigate(why === 'forbidden' ? productCentrePath : loginAddress(`${location.pathname}${location.search}`));
}
