import { measure } from '../../../theme/tokens';
import { useBelow } from './use-below';

export type Device = 'desktop' | 'mobile';

/** The spec's device mode: mobile below 992 px. */
export function useDevice(): Device {
  return useBelow(measure.mobileBelow) ? 'mobile' : 'desktop';
}
