import { codePurposes, directPurposes } from '../outbox/code-purposes';
import { type Notice, notices } from './notices';

const noticesBySms = Object.entries<Notice>(notices).filter(([, { by }]) => by.includes('sms'));

/** Every purpose for which the platform sends an SMS. A provider of registered templates needs one for each. */
export const smsPurposes: readonly string[] = [
  ...codePurposes,
  ...directPurposes,
  ...noticesBySms.map(([name]) => name),
];
