import { expect, type Page } from '@playwright/test';
import { watchNetwork } from './quiet-network';

export interface FetchedFile {
  readonly path: string;
  readonly encoding: string;
  /** On the wire, without the headers: those are the same for a whole file, and HTTP/2 compresses them. */
  readonly bytes: number;
}

/**
 * Opens a public page and gives the first sign, at which its scripts come. Returns the files of the public site that came
 * from the network, when no more come.
 */
export async function visitSite(page: Page, address: string): Promise<FetchedFile[]> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, FetchedFile & { headers: number }>();
  const files: FetchedFile[] = [];
  const begun = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response: { url, headers, encodedDataLength } }) => {
    const path = new URL(url).pathname;
    if (!path.startsWith('/assets/site/')) return;
    begun.add(path);
    const encoding = headers['content-encoding'] ?? headers['Content-Encoding'] ?? '';
    answers.set(requestId, { path, encoding, bytes: 0, headers: encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    // What comes from the browser's own cache has no bytes at all.
    if (!answer || encodedDataLength === 0) return;
    const { path, encoding, headers } = answer;
    files.push({ path, encoding, bytes: encodedDataLength - headers });
  });
  const quiet = watchNetwork(page);
  await page.goto(address);
  await expect(async () => {
    await page.mouse.move(200 + Math.random() * 400, 300);
    expect([...begun].some((path) => path.includes('/entry.'))).toBe(true);
  }).toPass();
  await quiet();
  await session.detach();
  return files;
}

export const bytesOf = (files: readonly FetchedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
