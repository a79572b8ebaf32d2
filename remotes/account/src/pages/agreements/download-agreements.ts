import { download, saveFile } from '@portal/shared/api';
import type { Agreement } from './agreement';

/** The server packs at most so many into one archive. */
export const maxInArchive = 50;

export async function downloadAgreement({ file }: Pick<Agreement, 'file'>): Promise<void> {
  const { blob } = await download('fileDownload', { query: { fileToken: file.fileToken } });
  saveFile({ blob, fileName: file.fileName });
}

export async function downloadArchive(agreements: readonly Agreement[]): Promise<void> {
  saveFile(await download('agreementArchive', { body: { ids: agreements.map(({ id }) => id) } }));
}
