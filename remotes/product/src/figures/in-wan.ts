import { formatAmount } from '@portal/shared/format';

/** An amount of cents in 万元, as all figures of the page are: `1,234.50`. */
export const inWan = (cents: number): string => formatAmount(`${cents}e-6`);
