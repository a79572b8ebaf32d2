import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/free-port';
import { type ServerProcess, startServer } from '../../support/server-process';

const shipped = fileURLToPath(new URL('../../../deploy/operate/run/monitoring/', import.meta.url));

interface Alert {
  readonly state: 'pending' | 'firing';
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

export interface Targets {
  readonly gateway: number;
  readonly api: number;
}

/** A Prometheus with the files that we ship; only the addresses of the processes are a test's own. */
export class Prometheus {
  readonly #origin: string;
  readonly #server: ServerProcess;
  readonly #folder: string;

  private constructor(origin: string, server: ServerProcess, folder: string) {
    this.#origin = origin;
    this.#server = server;
    this.#folder = folder;
  }

  static async start({ gateway, api }: Targets): Promise<Prometheus> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-prometheus-'));
    copyFileSync(join(shipped, 'alerts.yaml'), join(folder, 'alerts.yaml'));
    const config = readFileSync(join(shipped, 'prometheus.yaml'), 'utf8')
      .replace(/targets: \["127\.0\.0\.1:28081".*\]/, `targets: ["127.0.0.1:${gateway}"]`)
      .replace(/targets: \["127\.0\.0\.1:29001".*\]/, `targets: ["127.0.0.1:${api}"]`);
    writeFileSync(join(folder, 'prometheus.yaml'), config);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const options = { 'config.file': 'prometheus.yaml', 'storage.tsdb.path': 'data', 'log.level': 'error' };
    const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    const server = await startServer({
      command: ['prometheus', ...args, `--web.listen-address=127.0.0.1:${port}`],
      cwd: folder,
      probe: `${origin}/-/ready`,
    });
    return new Prometheus(origin, server, folder);
  }

  async #get<T>(path: string): Promise<T> {
    const reply = await fetch(this.#origin + path);
    const { status, data, error } = (await reply.json()) as { status: string; data: T; error?: string };
    if (status !== 'success') throw new Error(`${path}: ${error}`);
    return data;
  }

  async firing(): Promise<readonly Alert[]> {
    const { alerts } = await this.#get<{ alerts: readonly Alert[] }>('/api/v1/alerts');
    return alerts.filter(({ state }) => state === 'firing');
  }

  /** The number of series that answer a question of the dashboard. Its interval is as long as the walk. */
  async answers(expression: string): Promise<number> {
    const query = new URLSearchParams({ query: expression.replaceAll('$__rate_interval', '1h') });
    const { result } = await this.#get<{ result: readonly unknown[] }>(`/api/v1/query?${query}`);
    return result.length;
  }

  /** Waits until an alert fires, and gives what it says and when it was seen. */
  async fires(name: string, within: number): Promise<{ readonly summary: string; readonly at: number }> {
    for (const end = Date.now() + within * 1_000; Date.now() < end; await pause(2_000)) {
      const found = (await this.firing()).find(({ labels }) => labels.alertname === name);
      if (found) return { summary: found.annotations.summary ?? '', at: Date.now() };
    }
    throw new Error(`${name} does not fire`);
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
