import { reviewed } from '../notice/senders';
import { companyTopic } from './sms-topic';

/** The platform's decision about the company. */
export const result = { ...reviewed, topic: companyTopic.reviewed } as const;

/**
 * People hear of it when nobody can enter the company: its administrator finds the way out at the login. Whoever reads
 * the message has entered it again.
 */
export const blocked = { ...result, page: '/login', linkText: '' } as const;
