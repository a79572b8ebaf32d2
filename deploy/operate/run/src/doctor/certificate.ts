import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Settings } from '../settings';
import { type Finding, fault, note, ok, reasonOf } from './finding';

const about = 'certificate';
const waitMs = 10_000;
const dayMs = 86_400_000;
/** There is time to renew it, and the last moment to do so. */
const days = { noted: 30, bad: 7 };

/** What a server shows: the end of its certificate, and why nobody should trust it. */
async function shownAt(host: string, port: number): Promise<{ ends: Date; distrust: string | null }> {
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

/** The certificate that customers get. */
export async function examineCertificate({
  publicUrl,
  https,
}: Pick<Settings, 'publicUrl' | 'https'>): Promise<Finding[]> {
  if (!https || publicUrl === undefined) return [note(about, 'PUBLIC_URL is not https, so there is none')];
  const { hostname, port } = new URL(publicUrl);
  const mend = 'renew it where TLS ends: nginx, the ingress, or the proxy in front';
  try {
    const { ends, distrust } = await shownAt(hostname, Number(port || '443'));
    const left = Math.floor((ends.getTime() - Date.now()) / dayMs);
    const day = ends.toISOString().slice(0, 10);
    if (left < 0) return [fault(about, `that of ${hostname} ended on ${day}`, mend)];
    if (distrust !== null) return [fault(about, `that of ${hostname} is not trusted: ${distrust}`, mend)];
    if (left <= days.noted)
      return [(left <= days.bad ? fault : note)(about, `that of ${hostname} ends in ${left} days, on ${day}`, mend)];
    return [ok(about, `that of ${hostname} holds until ${day}`)];
  } catch (error) {
    return [fault(about, `${hostname} shows none: ${reasonOf(error)}`, 'let the front answer at PUBLIC_URL')];
  }
}
