/**
 * The thread that makes PDF files. Node itself runs it from its sources, without a loader, so it and what it imports
 * name each other with their ending.
 */
import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { Paper } from './paper.ts';

export interface Order {
  readonly id: number;
  readonly paper: Paper;
}

export interface Delivery {
  readonly id: number;
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly error?: unknown;
}

parentPort?.on('message', ({ id, paper }: Order) => {
  drawPdf(paper).then(
    (drawn) => {
      // A copy of its own memory: a small buffer shares its memory with others.
      const content = new Uint8Array(drawn);
      parentPort?.postMessage({ id, content } satisfies Delivery, [content.buffer]);
    },
    (error: unknown) => parentPort?.postMessage({ id, error } satisfies Delivery),
  );
});
