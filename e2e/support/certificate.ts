import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Makes a certificate for these host names, in this folder. Nobody has signed it but itself. */
export function selfMadeCertificate(folder: string, names: readonly string[]): CertificateFiles {
  const [keyFile, certFile] = [join(folder, 'tls.key'), join(folder, 'tls.pem')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const about = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...about, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  return { certFile, keyFile };
}
