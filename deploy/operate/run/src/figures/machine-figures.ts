import { X509Certificate } from 'node:crypto';
import { readFile, statfs } from 'node:fs/promises';
import { KeptReading, type Registry, type Sample, toldGauge } from '@portal/http/metrics';
import type { Settings } from '../settings';

const keptForMs = 10_000;
/** A network drive may hang. */
const patienceMs = 1_000;

type Places = readonly (readonly [place: string, folder: string])[];

/** The folders that this process writes. */
const placesOf = ({ databaseUrl, dataDir, keep }: Settings): Places => [
  ...(databaseUrl ? [] : [['data', dataDir] as const]),
  ...(keep ? [['kept', keep.folder] as const] : []),
];

async function readRoom(places: Places) {
  const found = await Promise.all(
    places.map(async ([place, folder]) => {
      const disk = await statfs(folder).catch(() => undefined);
      return disk ? [{ place, free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize }] : [];
    }),
  );
  return found.flat();
}

const certificates = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** When the first certificate of a file ends: the server's own and those that stand behind it are in one file. */
async function endOf(file: string): Promise<number | undefined> {
  const found = (await readFile(file, 'utf8')).match(certificates) ?? [];
  const ends = found.map((text) => new X509Certificate(text).validToDate.getTime() / 1000);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

async function readEnds(files: Settings['certificates']): Promise<Sample[]> {
  const found = await Promise.all(
    Object.entries(files).map(async ([name, file]): Promise<Sample[]> => {
      const end = await endOf(file).catch(() => undefined);
      return end === undefined ? [] : [[{ name }, end]];
    }),
  );
  return found.flat();
}

/** What the process needs of its machine: room for what it writes, and certificates that have not ended. */
export function tellMachine(registry: Registry, settings: Settings): void {
  const places = placesOf(settings);
  const room = new KeptReading(() => readRoom(places), { keptForMs, patienceMs });
  const told = (value: 'free' | 'size') => async () =>
    ((await room.get()) ?? []).map((one) => [{ place: one.place }, one[value]] as const);
  const labels = ['place'];
  toldGauge(registry, {
    ...{ name: 'portal_disk_free_bytes', help: 'Room for what this process writes.', labels },
    samples: told('free'),
  });
  toldGauge(registry, {
    ...{ name: 'portal_disk_size_bytes', help: 'The size of that disk.', labels },
    samples: told('size'),
  });
  const ends = new KeptReading(() => readEnds(settings.certificates), { keptForMs, patienceMs });
  toldGauge(registry, {
    name: 'portal_certificate_expires_timestamp_seconds',
    help: 'When a certificate ends, or the first of those in one file.',
    labels: ['name'],
    samples: async () => (await ends.get()) ?? [],
  });
}
