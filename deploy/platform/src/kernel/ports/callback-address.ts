import type { PortName } from '@portal/shared/codes/ports';
import type { PlatformConfig } from '../config';

export type Reachable = Pick<PlatformConfig, 'callbackUrl' | 'publicUrl' | 'localUrl'>;

/** The address to which a provider sends the results of its calls. */
export const callbackAddress = ({ callbackUrl, publicUrl, localUrl }: Reachable, port: PortName): string =>
  new URL(`/api/callbacks/${port}`, callbackUrl ?? publicUrl ?? localUrl).href;
