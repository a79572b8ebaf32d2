import { letterPurposes, notices } from './collected';

const noticesBySms = notices.all.filter(({ by }) => by.includes('sms')).map(({ name }) => name);

/** Every purpose for which the platform sends an SMS. A provider of registered templates needs one for each. */
export const smsPurposes: readonly string[] = [...letterPurposes, ...noticesBySms];
