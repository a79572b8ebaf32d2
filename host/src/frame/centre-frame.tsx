import { CentreSurround } from './centre-surround';
import { GuardedOutlet } from './guarded-outlet';

/** Header and main area of every page that needs a token. */
export function Component() {
  return <CentreSurround>{(companyInfo) => <GuardedOutlet companyInfo={companyInfo} />}</CentreSurround>;
}
