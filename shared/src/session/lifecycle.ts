import { holdCompInfo } from './application';
import { removeApplication, removeTokens, writeLastTime, writeTokens } from './cookies';
import { noteGone, stay } from './departure';
import { renewEpoch } from './epoch';
import { forgetSnapshot } from './persistence';
import { serverNow } from './server-clock';
import { type CompInfo, type EnteredCompany, nobody, type Tokens } from './state';
import { sessionState, updateSession } from './store';
import { announce } from './tabs';

/** A time in milliseconds that is longer ago than any idle limit. */
const longAgo = 1;

/** A person is logged in from now on, in no company yet. Keys stay: they belong to the browser. */
export function enterSession(tokens: Tokens): void {
  stay();
  renewEpoch();
  writeTokens(tokens, 'browser');
  removeApplication();
  writeLastTime(serverNow());
  updateSession(nobody);
  announce('switch');
}

/** The person goes on in another company, or in another role there: "tokens of the new company are set with a cookie of 86400 seconds". */
export function switchCompany(tokens: Tokens, company: EnteredCompany, compInfo: CompInfo | null): void {
  stay();
  renewEpoch();
  writeTokens(tokens, 'day');
  writeLastTime(serverNow());
  // The product belongs to the page, not to the company.
  const { prodCode } = sessionState();
  removeApplication();
  updateSession({ ...nobody, company, prodCode });
  holdCompInfo(compInfo);
  announce('switch');
}

/** New tokens for the same person in the same company. */
export function renewTokens(tokens: Tokens): void {
  writeTokens(tokens, 'day');
}

/** Nobody is logged in any more, in any tab. Callers first tell the server what it has to know about it. */
export function leaveSession(): void {
  renewEpoch();
  removeTokens();
  noteGone();
  forgetSnapshot();
  updateSession({ ...nobody, rsaKeys: null });
  announce('logout');
}

/** Keeps whether the person has agreed to every text in force. */
export const noteAgreed = (agreed: boolean): void => updateSession({ agreed });

/** The idle limit has passed: the timeout dialog stands before every tab. */
export function lockSession(): void {
  // The server may lock before the limit: a reload and every other tab have to see it as passed.
  writeLastTime(longAgo);
  updateSession({ locked: true });
  announce('lock');
}

/** The person has proved who they are: the dialogs close and the idle time starts anew. */
export function unlockSession(tokens?: Tokens): void {
  if (tokens) renewTokens(tokens);
  writeLastTime(serverNow());
  updateSession({ locked: false });
  announce('unlock');
}
