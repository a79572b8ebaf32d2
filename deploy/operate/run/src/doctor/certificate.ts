import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Settings } from '../settings';
import { type Finding, fault, note, ok, reasonOf } from './finding';

const about = 'certificate';
const waitMs = 10_000;
const dayMs = 86_400_000;
/** There is time to renew it, and the last moment to do so. */
const days = { noted: 30, bad: 7 };

interface Shown {
  readonly ends: Date;
  /** Why nobody should trust it. */
  readonly distrust: string | null;
}

/** What a server shows. */
async function shownAt(host: string, port: number): Promise<Shown> {
  // The certificate is examined even if it is not trusted.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
  socket.setTimeout(waitMs, () => socket.destroy(new Error('no answer in time')));
  try {
    await once(socket, 'secureConnect');
    const distrust = socket.authorized ? null : reasonOf(socket.authorizationError);
    return { ends: new Date(socket.getPeerCertificate().valid_to), distrust };
  } finally {
    socket.destroy();
  }
}

/** What is to be said of a certificate at a time. */
export function certificateFinding(host: string, { ends, distrust }: Shown, now: number): Finding {
  const mend = 'renew it where TLS ends: nginx, the ingress, or the proxy in front';
  const left = Math.floor((ends.getTime() - now) / dayMs);
  const day = ends.toISOString().slice(0, 10);
  if (left < 0) return fault(about, `that of ${host} ended on ${day}`, mend);
  if (distrust !== null) return fault(about, `that of ${host} is not trusted: ${distrust}`, mend);
  if (left > days.noted) return ok(about, `that of ${host} holds until ${day}`);
  return (left <= days.bad ? fault : note)(about, `that of ${host} ends in ${left} days, on ${day}`, mend);
}

/** The certificate that customers get. */
export async function examineCertificate({
  publicUrl,
  https,
}: Pick<Settings, 'publicUrl' | 'https'>): Promise<Finding[]> {
  if (!https || publicUrl === undefined) return [note(about, 'PUBLIC_URL is not https, so there is none')];
  const { hostname, port } = new URL(publicUrl);
  try {
    return [certificateFinding(hostname, await shownAt(hostname, Number(port || '443')), Date.now())];
  } catch (error) {
    return [fault(about, `${hostname} shows none: ${reasonOf(error)}`, 'let the front answer at PUBLIC_URL')];
  }
}
