import type { Call } from './call';
import { customerCalls } from './customer-calls';

/**
 * The call of this name, if everybody may ask it and it changes nothing: a public page may be drawn from its answer.
 */
export function publicCall(name: string): Call | undefined {
  const call = Object.hasOwn(customerCalls, name) ? (customerCalls as Readonly<Record<string, Call>>)[name] : undefined;
  return call && !call.token && !call.writes && !call.sealed && call.reply === 'json' ? call : undefined;
}
