/** The ticket of a login at the identity provider waits in this tab, and where the person wanted to go. */
const key = 'desk-oidc';

export interface OidcTicket {
  readonly ticket: string;
  readonly wayBack: string;
}

export const keepOidcTicket = (ticket: OidcTicket): void => sessionStorage.setItem(key, JSON.stringify(ticket));

/** Gives the ticket once. */
export function takeOidcTicket(): OidcTicket | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept === null ? null : (JSON.parse(kept) as OidcTicket);
}
