import type { Queryable } from '@portal/database';
import { inSpan } from '@portal/trace';
import { legalParty } from '../tenant/legal-party';
import type { Letter, Transport } from './messenger';

async function signed(db: Queryable, letter: Letter): Promise<Letter> {
  // Nobody gets a captcha's answer or an authenticator's code, so they need no signature.
  if (letter.channel === 'captcha' || letter.channel === 'authenticator') return letter;
  const { legalName, hotline, address } = await legalParty(db, letter.tenant);
  if (letter.channel === 'sms') return { ...letter, text: `【${legalName}】${letter.text}` };
  const lines = ['——', legalName, hotline && `客服热线：${hotline}`, address].filter((line) => line !== '');
  return { ...letter, text: `${letter.text}\n\n${lines.join('\n')}` };
}

/** Adds the sender to every text: the company behind the tenant's platform. */
export function signedTransport(db: Queryable, transport: Transport): Transport {
  return {
    deliver: (letter) => {
      const attributes = () => ({ 'portal.purpose': letter.purpose });
      const deliver = async () => transport.deliver(await signed(db, letter));
      return inSpan(`send ${letter.channel}`, { kind: 'client', attributes }, deliver);
    },
  };
}
