import { provider } from '@portal/database/schema/platform';
import { ports } from '@portal/platform';
import type { Examined } from './examined';
import { type Finding, note, ok } from './finding';

type PortName = (typeof ports)[number];

/** What a port is for, and what happens without a provider. */
const words: Readonly<Record<PortName, readonly [what: string, byHand: string]>> = {
  ocr: ['reading of papers', 'customers type what the paper says'],
  face: ['faces', 'a photo with the identity card, and a case for 初审'],
  bank: ['small transfers', 'somebody pays the amount that the case 银行打款 shows'],
  registry: ['company registry', 'staff look companies up themselves'],
  sign: ['signatures', 'agreements are printed, sealed and sent'],
  scan: ['scans of files', 'no file is scanned'],
  figures: ['figures of products', 'the product centre shows none'],
};

/** Who does what the platform does not do itself. */
export async function examinePorts({
  settings: { providers, adapters, simulator },
  database,
}: Examined): Promise<Finding[]> {
  const rows = await database.db
    .select({ tenant: provider.tenant, port: provider.port, url: provider.url })
    .from(provider);
  return ports.map((port) => {
    const [what, byHand] = words[port];
    const own = rows.filter((row) => row.port === port && row.url !== '').map(({ tenant }) => tenant);
    const all = providers[port] ?? simulator;
    const adapter = adapters[port];
    const places = [
      ...(adapter ? [`for all tenants the adapter ${adapter.module}${adapter.sandbox ? ' in its sandbox' : ''}`] : []),
      ...(all && !adapter ? [`for all tenants ${new URL(all.url).host}`] : []),
      ...own.map((code) => `for ${code} its own`),
    ];
    if (places.length > 0) return ok(`port ${port}`, `${what}: ${places.join(', ')}`);
    return note(
      `port ${port}`,
      `${what}: by hand, ${byHand}`,
      'a provider: 租户管理 at the desk, or PORT_… (deploy/platform/PORTS.md)',
    );
  });
}
