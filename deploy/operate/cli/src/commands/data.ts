import { type DataAct, dataLines, sealedData } from '@portal/run/sealed-data';
import type { Command, CommandInput } from '../command-line/command';
import { portalSettings } from '../portal-settings';

/** It opens the database of the settings itself, with their data key. */
const act = (kind: DataAct, text: string): Command => ({
  help: { summary: text, usage: '', examples: [`portal data ${kind}`] },
  async run({ output }: CommandInput) {
    const report = await sealedData(portalSettings(), kind);
    output.result(report, dataLines(report));
  },
});

export const summary = 'on the server: how far personal data is sealed, and sealing it for good';
export const acts: Readonly<Record<string, Command>> = {
  status: act('status', 'how far personal data is sealed, and under which key'),
  seal: act('seal', 'lets all APIs seal, and seals what is stored'),
};
