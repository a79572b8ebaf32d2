import { sessionOverText } from '../codes/session-texts';
import { accessToken, isStale, leaveSession, ownEpoch, sessionState, wishedToLeave } from '../session/public';
import { chooserAddress, isLoginPath, loginAddress, productCentrePath } from '../session/rules/public';
import { ports } from './ports';
import { messageMilliseconds } from './texts';

/** Returns whether an answer belongs to the session that this page shows. `epoch` tells whose request it was. */
const isOwn = (epoch: string): boolean => epoch === ownEpoch() && !isStale();

/** Whether there is something to lose: a visitor who was never logged in hears nothing of an end. */
const isSomebody = (): boolean => accessToken() !== undefined || sessionState().company !== null;

/**
 * "Body status 403 or 401: the message is shown, the token is removed and the user goes to login (403 on the product
 * page)", whose guard then leads to the login. This happens once for each session: the first of parallel calls ends it.
 * A person who is logging out themselves gets no message, and neither does a visitor who was not logged in.
 */
export function loseSession(why: 'unauthorized' | 'forbidden', msg: string, epoch: string): void {
  if (!isOwn(epoch)) return;
  const known = isSomebody();
  leaveSession();
  if (wishedToLeave()) {
    ports().navigate('/login');
    return;
  }
  if (known) ports().notify('warning', msg || sessionOverText, messageMilliseconds);
  ports().navigate(why === 'forbidden' ? productCentrePath : loginAddress(ports().here()));
}

/** Nobody can go on without a company: the person goes to the choice of one, and from there back. */
export function chooseCompany(epoch: string): void {
  const here = ports().here();
  if (isOwn(epoch) && !isLoginPath(here)) ports().navigate(chooserAddress(here));
}
