import type { CommandHelp, CommandInput } from '../command-line/command';
import { checkNotices, currentNotices, noticesName, writeNotices } from '../notices/notices-file';
import { root } from '../workspace';

export const help: CommandHelp = {
  summary: "others' packages in what is shipped, with their licences, from the lock file",
  usage: '',
  options: {
    check: { type: 'boolean', description: 'write nothing; end with 1 if the file is not what the lock file says' },
  },
  examples: ['portal notices', 'portal notices --check'],
};

export async function run({ options, output }: CommandInput): Promise<void> {
  const text = currentNotices();
  if (options.check) checkNotices(root, text);
  else writeNotices(root, text);
  output.result({ file: noticesName, bytes: Buffer.byteLength(text) }, [
    `${noticesName}: ${Math.ceil(Buffer.byteLength(text) / 1024)} KB`,
  ]);
}
