import { GuardedOutlet } from '../access/guarded-outlet';
import { CentreSurround } from './centre-surround';

/** Header and main area of every page that needs a token. */
export function Component() {
  return <CentreSurround>{(companyInfo) => <GuardedOutlet companyInfo={companyInfo} />}</CentreSurround>;
}
