import type { Settings } from './settings';

/** What examples and defaults say; whoever keeps it has no secret. */
const wellKnown = /^(?:postgres|password|portal|secret|admin|root|change-?me.*|example.*|)$/i;
const shortestToken = 32;

function isLocal(hostName: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostName);
}

function databaseFaults({ databaseUrl, demo }: Settings): string[] {
  if (demo || !databaseUrl || !URL.canParse(databaseUrl)) return [];
  const { password, hostname } = new URL(databaseUrl);
  if (isLocal(hostname) || !wellKnown.test(decodeURIComponent(password))) return [];
  return ['DATABASE_URL has no password or one that everybody knows: give the database user a random one.'];
}

function addressFaults({ publicUrl, demo, https }: Settings): string[] {
  if (!publicUrl) return demo ? [] : ['DEMO=off needs PUBLIC_URL, the https address that customers use.'];
  const local = isLocal(new URL(publicUrl).hostname);
  if (demo && !local)
    return [
      `Demonstration mode at the public address ${publicUrl}: its passwords and codes are known to everybody. Set DEMO=off.`,
    ];
  return https || local ? [] : [`PUBLIC_URL=${publicUrl} is not https: passwords would cross the network in the open.`];
}

/** What must not run, as sentences that say what to change: pure. */
export function unsafeSettings(settings: Settings): string[] {
  const { platformToken, metrics, port } = settings;
  const faults = [...addressFaults(settings), ...databaseFaults(settings)];
  if (platformToken !== undefined && (platformToken.length < shortestToken || wellKnown.test(platformToken)))
    faults.push(
      `PLATFORM_TOKEN is too easy to guess: use ${shortestToken} random characters or more (openssl rand -hex 32).`,
    );
  if (metrics?.port === port) faults.push('METRICS_PORT is the public PORT: give the metrics a port of their own.');
  return faults;
}
