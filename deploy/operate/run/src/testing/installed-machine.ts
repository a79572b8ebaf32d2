import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const script = fileURLToPath(new URL('../../machine/install.sh', import.meta.url));

/** What an operator gets without containers, in a folder instead of the root. */
export class InstalledMachine {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.install();
  }

  install(): void {
    const { dirname } = import.meta;
    execFileSync(script, { cwd: dirname, env: { PATH: process.env.PATH, DESTDIR: this.folder }, stdio: 'pipe' });
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  /** The command and the variables that a unit starts its process with. */
  unit(name: string, instance = ''): { command: string[]; folder: string; environment: Record<string, string> } {
    const file = instance ? `${name}@.service` : `${name}.service`;
    const text = this.read(`etc/systemd/system/${file}`).replaceAll('%i', instance);
    const all = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
    const own = all('Environment')
      .flatMap((line) => line.split(' '))
      .join('\n');
    const files = all('EnvironmentFile').map((path) => this.read(path));
    return {
      command: (all('ExecStart')[0] ?? '').split(' '),
      folder: this.path(all('WorkingDirectory')[0] ?? ''),
      environment: Object.assign({}, ...[own, ...files].map((one) => parseEnv(one))) as Record<string, string>,
    };
  }
}
