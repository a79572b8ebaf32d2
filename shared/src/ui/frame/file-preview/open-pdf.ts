import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { characterMaps } from './character-maps';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Chinese files often name their characters by a table of Adobe's and do not bring their font. */
class CharacterMaps {
  async fetch({ name }: { name: string }) {
    const address = characterMaps[name];
    if (!address) throw new Error(`unknown character map ${name}`);
    const answer = await fetch(address);
    return { cMapData: new Uint8Array(await answer.arrayBuffer()), isCompressed: true };
  }
}

/** Reads the file in a worker. Nothing in it runs: scripts and forms are not read. */
export function openPdf(file: Blob) {
  /** True once nobody waits for the document any more. */
  let given = false;
  let stop = () => {};
  const read = async () => {
    const task = getDocument({
      data: await file.arrayBuffer(),
      isEvalSupported: false,
      useWorkerFetch: false,
      useWasm: false,
      CMapReaderFactory: CharacterMaps,
    });
    stop = () => void task.destroy();
    if (given) stop();
    return task.promise;
  };
  return {
    document: read(),
    get given() {
      return given;
    },
    giveUp() {
      given = true;
      stop();
    },
  };
}
