import { isLoopback } from '@portal/http';
import { isOnThisMachine } from './database-place';
import { secretBits } from './secret-strength';
import type { Settings } from './settings';

/** Values from examples and defaults. An installation that keeps one has no secret. */
const wellKnown = /^(?:postgres|password|portal|secret|admin|root|change-?me.*|example.*|)$/i;
const shortestToken = 32;
/** The estimates of `secretBits`: 32 random characters have more than 80, 14 random letters and digits about 45. */
const minTokenBits = 80;
const minPasswordBits = 40;

/** Parts of the address with which the driver would connect without TLS, or to any server. */
const withoutTls = /[?&](?:sslmode=(?:disable|allow|prefer|no-verify)|ssl=(?:0|false))(?:&|$)/;

function databaseFaults({ databaseUrl, databaseTls, demo }: Settings): string[] {
  if (!databaseUrl || !URL.canParse(databaseUrl) || isOnThisMachine(databaseUrl)) return [];
  const { password, search } = new URL(databaseUrl);
  const faults = [];
  if (databaseTls && withoutTls.test(search))
    faults.push(
      'DATABASE_URL asks for no TLS, and the database is on another machine: leave sslmode out, or set DATABASE_TLS=off where the network between them is safe by other means.',
    );
  const plain = decodeURIComponent(password);
  if (!demo && (wellKnown.test(plain) || secretBits(plain) < minPasswordBits))
    faults.push(
      'DATABASE_URL has no password or one that is easy to guess: give the database user 16 random characters or more.',
    );
  return faults;
}

function addressFaults({ publicUrl, demo, https }: Settings): string[] {
  if (!publicUrl) return demo ? [] : ['DEMO=off needs PUBLIC_URL, the https address that customers use.'];
  const local = isLoopback(new URL(publicUrl).hostname);
  if (demo && !local)
    return [
      `Demonstration mode at the public address ${publicUrl}: its passwords and codes are known to everybody. Set DEMO=off.`,
    ];
  return https || local ? [] : [`PUBLIC_URL=${publicUrl} is not https: passwords would cross the network in the open.`];
}

function tokenFaults(name: string, token: string | undefined): string[] {
  if (token === undefined || (token.length >= shortestToken && secretBits(token) >= minTokenBits)) return [];
  return [`${name} is too easy to guess: use ${shortestToken} random characters or more (openssl rand -hex 32).`];
}

/** A gateway and an API in separate processes have to recognize each other. A demonstration runs on one machine. */
function apiFaults({ apiUpstream, apiSecret, apiSecretWaived, demo }: Settings): string[] {
  if (demo || !apiUpstream || apiSecret !== undefined || apiSecretWaived) return [];
  return [
    'API_UPSTREAM needs API_SECRET, the same at gateways and APIs (openssl rand -hex 32), or API_SECRET=off where mutual TLS does its work or the API is of another maker.',
  ];
}

/** The settings that must not run, as sentences that say what to change: pure. */
export function unsafeSettings(settings: Settings): string[] {
  const { platformToken, apiSecret, keep, gatewayKey, metrics, admin, port, trustProxy, demo } = settings;
  const faults = [
    ...addressFaults(settings),
    ...databaseFaults(settings),
    ...tokenFaults('PLATFORM_TOKEN', platformToken),
    ...tokenFaults('API_SECRET', apiSecret),
    ...apiFaults(settings),
  ];
  if (keep && gatewayKey === undefined)
    faults.push('KEEP_DIR needs GATEWAY_KEY or GATEWAY_KEY_FILE: it seals what a gateway keeps there.');
  const taken = (wanted: number, ...others: (number | undefined)[]) => wanted > 0 && others.includes(wanted);
  if (metrics && taken(metrics.port, port))
    faults.push('METRICS_PORT is the public PORT: give the metrics a port of their own.');
  if (admin && taken(admin.port, port, metrics?.port))
    faults.push('ADMIN_PORT is the public PORT or METRICS_PORT: give the deploy API a port of its own.');
  if (!demo && trustProxy === true)
    faults.push('TRUST_PROXY=on believes everybody about the client’s address: name the addresses of the proxies.');
  return faults;
}
